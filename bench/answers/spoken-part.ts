/** Words of an answer; later ones are not heard. */
export const MOST_WORDS = 90;
const MOST_WORDS_OFFERED = 25;
const RULE = /^---\s*$/m;

/** Text above the rule that precedes further stories. */
export const aboveTheRule = (answer: string): string => answer.split(RULE)[0] ?? '';

/** At most three offers, each one short line. */
export function offersAreShort(answer: string): boolean {
  const offers = (answer.split(RULE)[1] ?? '').split('\n').filter((line) => line.startsWith('- '));
  return offers.length <= 3 && offers.every((line) => countSpokenWords(line) <= MOST_WORDS_OFFERED);
}

export const countSpokenWords = (text: string): number => text.split(/\s+/).filter(isWord).length;

/** Where the right fact must stand. */
export function firstClaim(answer: string): string {
  let words = 0;
  const heard = (aboveTheRule(answer).match(/\S+/g) ?? []).filter((piece) => {
    if (isWord(piece)) words += 1;
    return words <= MOST_WORDS;
  });
  return heard.join(' ');
}

/** Emphasis is dropped; list lines are sentences. */
export const spokenSentences = (text: string): string[] =>
  text
    .replace(/[*_`]/g, '')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Bullets, column signs, page numbers or spans of years read aloud. */
export const speaksLayout = (answer: string): boolean =>
  /[●•▪|]|\bpage \d|\b(?:19|20)\d\d ?[-–—] ?(?:(?:19|20)\d\d|present|now|today)/i.test(answer);

/** A lone dash is none. */
const isWord = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece);
