import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';

const require = createRequire(import.meta.url);

/** One sound in the International Phonetic Alphabet, a diphthong or an affricate as one. */
export type Phone = string;

const MOST_KNOWN = 20_000;
/** Nobody says a longer word, and to take one apart costs more than with its length. */
const LONGEST = 40;
const PHONE = /tʃ|dʒ|[aeoɔ][ɪʊ]|\p{Ll}/gu; // stress is marked by modifier letters
/** Marks that make no difference to a recogniser: the dark l, the flapped t, the nurse vowel without stress. */
const SAME: Readonly<Record<string, Phone>> = { ɫ: 'l', ɾ: 't', ɚ: 'ɝ', ʌ: 'ə', g: 'ɡ', r: 'ɹ' };
const known = new LRUCache<string, readonly Phone[]>({ max: MOST_KNOWN });

interface Model {
  predict(word: string, language: 'en'): string | null;
}

let model: Model | undefined;

/** The package's ES module does not load in Node, which wants the JSON files there marked as such. */
function load(): Model {
  const { EnglishG2P } = require('phonemize/en-g2p') as {
    EnglishG2P: new () => Model;
  };
  return new EnglishG2P();
}

/** How a word sounds, by a dictionary of American English or its rules; a letter by its name. */
export function phonesOf(word: string): readonly Phone[] {
  if (word.length > LONGEST) return [];
  const found = known.get(word);
  if (found) return found;
  model ??= load();
  const ipa = LETTERS.get(word) ?? model.predict(word, 'en') ?? '';
  const phones = [...ipa.matchAll(PHONE)].map(([phone]) => SAME[phone] ?? phone);
  known.set(word, phones);
  return phones;
}

/** Alone they are articles and pronouns; in an abbreviation their names are said. */
const NAMES =
  'eɪ bi si di i ɛf dʒi eɪtʃ aɪ dʒeɪ keɪ ɛl ɛm ɛn oʊ pi kju ɑɹ ɛs ti ju vi dəbəlju ɛks waɪ zi'.split(' ');
const LETTERS: ReadonlyMap<string, string> = new Map(
  NAMES.map((name, at) => [String.fromCodePoint(97 + at), name]),
);
