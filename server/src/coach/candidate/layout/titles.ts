import words from './titles.json' with { type: 'json' };

const TITLE_WORDS = new Set(words.titles.split(' '));

const ORGANISATION =
  /\b(?:ltd|limited|inc|llc|llp|plc|gmbh|ag|corp|corporation|company|co|sa|sarl|bv|kg|group|holdings?|university|college|school|academy|institute|hospital|clinic|surgery|trust|nhs|council|bank|bakery|restaurant|hotel|café|cafe|stores?|supermarket|foundation|agency|laborator(?:y|ies)|labs?|museum|theatre|studios?|partners|associates|brothers|bros|sons|solutions|systems|technologies|services|industries|centre|center|care home|house|kitchen|universität|hochschule|université|universidad|ministry|department|logistics|garage|farm|church|police|army|navy|corps|regiment|nursery|association|society|charity|union)\b|(?:autohaus|gasthaus|kaufhaus|schule|gymnasium|klinik|krankenhaus)\b|& co\b|\.(?:com|io|org)\b/iu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

export const namesTitle = (text: string): boolean =>
  wordsOf(text).some((word) => TITLE_WORDS.has(word) || TITLE_WORDS.has(word.replace(/s$/, '')));

export const namesTrade = (word: string): boolean =>
  /^\p{L}+s$/u.test(word) &&
  !TITLE_WORDS.has(word.toLowerCase()) &&
  TITLE_WORDS.has(word.toLowerCase().slice(0, -1));

/** `Rye & Co.`, `Leeds General Hospital` */
export const namesOrganisation = (text: string): boolean => ORGANISATION.test(text);
