import { aboveTheRule, countSpokenWords, spokenSentences } from './spoken-part.ts';

/** Shorter ones, such as "Yes, I have.", may be said twice. */
const FEWEST_WORDS = 5;

/** @returns how many answers are word for word another one of the list; nothing said is none */
export function countIdentical(answers: readonly string[]): number {
  const spoken = answers.map((answer) => aboveTheRule(answer).trim()).filter(Boolean);
  return spoken.filter((text, at) => spoken.some((other, otherAt) => otherAt !== at && other === text))
    .length;
}

/** @returns how many answers of one conversation say a sentence again that was said before and that they need not repeat */
export function countRepeating(answers: readonly { text: string; mayRepeat: boolean }[]): number {
  const said = new Set<string>();
  return answers.filter(({ text, mayRepeat }) => {
    const sentences = spokenSentences(aboveTheRule(text)).filter(
      (sentence) => countSpokenWords(sentence) >= FEWEST_WORDS,
    );
    const repeats = !mayRepeat && sentences.some((sentence) => said.has(sentence));
    for (const sentence of sentences) said.add(sentence);
    return repeats;
  }).length;
}
