/** An answer is said in at most this many words; what comes after them is not heard. */
export const MOST_WORDS = 90;
const MOST_WORDS_OFFERED = 25;
const RULE = /^---\s*$/m;

/** What is said aloud: all above the rule that parts it from the further stories. */
export const aboveTheRule = (answer: string): string => answer.split(RULE)[0] ?? '';

/** Whether at most three stories are offered, each in one line that can be read at a glance. */
export function offersAreShort(answer: string): boolean {
  const offers = (answer.split(RULE)[1] ?? '').split('\n').filter((line) => line.startsWith('- '));
  return offers.length <= 3 && offers.every((line) => countSpokenWords(line) <= MOST_WORDS_OFFERED);
}

export const countSpokenWords = (text: string): number => text.split(/\s+/).filter(isWord).length;

/** The part of an answer in which the right fact has to stand. */
export function firstClaim(answer: string): string {
  let words = 0;
  const heard = (aboveTheRule(answer).match(/\S+/g) ?? []).filter((piece) => {
    if (isWord(piece)) words += 1;
    return words <= MOST_WORDS;
  });
  return heard.join(' ');
}

/** Without markdown's emphasis; a line of a list is a sentence. */
export const spokenSentences = (text: string): string[] =>
  text
    .replace(/[*_`]/g, '')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Whether a résumé's layout is read aloud: its bullets, column signs, page numbers, spans of years. */
export const speaksLayout = (answer: string): boolean =>
  /[●•▪|]|\bpage \d|\b(?:19|20)\d\d ?[-–—] ?(?:(?:19|20)\d\d|present|now|today)/i.test(answer);

/** A sign that stands alone, such as a dash, is none. */
const isWord = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece);
