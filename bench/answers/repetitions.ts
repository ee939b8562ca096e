import { aboveTheRule, countWords, sentencesOf } from './spoken-part.ts';

/** Shorter ones, such as "Yes, I have.", may be said twice. */
const FEWEST_WORDS = 5;

/** @returns how many answers are word for word another one of the list */
export function countIdentical(answers: readonly string[]): number {
  const spoken = answers.map((answer) => aboveTheRule(answer).trim());
  return spoken.filter((text, at) => spoken.some((other, otherAt) => otherAt !== at && other === text))
    .length;
}

/** @returns how many answers of one conversation say a sentence again that was said before */
export function countRepeating(answers: readonly string[]): number {
  const said = new Set<string>();
  return answers.filter((answer) => {
    const sentences = sentencesOf(aboveTheRule(answer)).filter(
      (sentence) => countWords(sentence) >= FEWEST_WORDS,
    );
    const repeats = sentences.some((sentence) => said.has(sentence));
    for (const sentence of sentences) said.add(sentence);
    return repeats;
  }).length;
}
