import { aboveTheRule, countSpokenWords, spokenSentences } from './spoken-part.ts';

/** Shorter sentences, "Yes, I have.", may repeat. */
const FEWEST_WORDS = 5;

/** @returns answers equal to another one; silence excluded */
export function countIdentical(answers: readonly string[]): number {
  const spoken = answers.map((answer) => aboveTheRule(answer).trim()).filter(Boolean);
  return spoken.filter((text, at) => spoken.some((other, otherAt) => otherAt !== at && other === text))
    .length;
}

/** @returns answers that needlessly repeat a sentence */
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
