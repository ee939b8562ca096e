import { isKnownWord } from '#coach/language/read-text.ts';
import { isLocation } from '../layout/locations.ts';
import { namesTitle } from '../layout/titles.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const LANGUAGES = new Set(
  LETTERS.flatMap((first) => LETTERS.flatMap((second) => NAMES.of(first + second) ?? [])),
);

const isProper = (word: string): boolean => isLocation(word) || LANGUAGES.has(word);

/** Names that the lexicon lacks: `Salesforce`. */
export const keepsCapital = (word: string): boolean =>
  isProper(word) ||
  (!isKnownWord(word.toLowerCase()) && !namesTitle(word) && !/(?:ed|ing|er|ist|s)$/.test(word));
