import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';

const require = createRequire(import.meta.url);

/** IPA; a diphthong or affricate is one phone. */
export type Phone = string;

const MOST_KNOWN = 20_000;
/** Longer words are not spoken, and cost more than with their length. */
const LONGEST = 40;
const PHONE = /tʃ|dʒ|[aeoɔ][ɪʊ]|\p{Ll}/gu; // stress is marked by modifier letters
/** Differences that no recogniser makes: dark l, flapped t, unstressed nurse vowel. */
const SAME: Readonly<Record<string, Phone>> = { ɫ: 'l', ɾ: 't', ɚ: 'ɝ', ʌ: 'ə', g: 'ɡ', r: 'ɹ' };
const known = new LRUCache<string, readonly Phone[]>({ max: MOST_KNOWN });

interface Model {
  predict(word: string, language: 'en'): string | null;
}

let model: Model | undefined;

/** The package's ES module does not load in Node, which wants its JSON files marked as such. */
function load(): Model {
  const { EnglishG2P } = require('phonemize/en-g2p') as {
    EnglishG2P: new () => Model;
  };
  return new EnglishG2P();
}

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

/** Alone, letters are read as articles and pronouns; in abbreviations as their names. */
const NAMES =
  'eɪ bi si di i ɛf dʒi eɪtʃ aɪ dʒeɪ keɪ ɛl ɛm ɛn oʊ pi kju ɑɹ ɛs ti ju vi dəbəlju ɛks waɪ zi'.split(' ');
const LETTERS: ReadonlyMap<string, string> = new Map(
  NAMES.map((name, at) => [String.fromCodePoint(97 + at), name]),
);
