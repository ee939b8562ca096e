import { setImmediate as othersFirst } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { rankOf } from '#coach/language/common-words.ts';
import { type Codes, codesOf, leastCosts, leastOfBoth, mayBeNear, phoneDistance } from './phone-distance.ts';
import { phonesOf } from './phones.ts';
import { soundsOf, type ExpectedWord } from './term-sounds.ts';

const MOST_TERMS = 400;
const MOST_WORDS = 120;
const MOST_IN_WINDOW = 4;
const LEAST_PHONES = 4;

/** Greatest distance as a share of the term's sounds, by how plausible the heard words are. */
const NEAR = { plausible: 0.06, odd: 0.12, seldom: 0.18, unknown: 0.25 };
/**
 * Ranks among words of spoken English: down to these a word carries little meaning, is said every day, or is
 * known.
 */
const FUNCTION = 150;
const EVERYDAY = 4_000;
const KNOWN = 25_000;
/** Two words this common are no misheard term, unless it is a name: `hash table`, `heat map`. */
const PLAIN = 10_000;
const FULL_LENGTH = 7;

const LEAST_LOSS = 0.4;

const AS_TOLD = -1;

interface Way {
  term: string;
  phones: Codes;
  least: Float32Array;
  share: number;
}

interface HeardWord {
  lower: string;
  letters: string;
  from: number;
  to: number;
  phones: Codes;
  least: Float32Array;
  rank: number;
}

interface Match {
  first: number;
  last: number;
  term: string;
  distance: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.&+#/-]*(?<![.'’/-])/gu;

/** Replaces words that sound like expected terms. */
export class TermCorrector {
  readonly #ways: readonly Way[];
  /** Terms by letters alone: `salesforce` may be heard as two words. */
  readonly #written: ReadonlyMap<string, string>;
  readonly #told: ReadonlyMap<string, string>;
  readonly #right: ReadonlySet<string>;

  constructor(expected: readonly ExpectedWord[]) {
    const terms = expected.slice(0, MOST_TERMS);
    this.#written = new Map(terms.map(({ word }) => [lettersOf(word), word]));
    this.#told = new Map(
      terms.flatMap(({ word, sounds_like }) => (sounds_like ? [[lettersOf(sounds_like), word]] : [])),
    );
    this.#right = new Set(terms.flatMap(({ word }) => wordsOf(word)).filter(({ length }) => length > 2));
    this.#ways = terms.flatMap(waysOf);
  }

  correct(text: string): string | undefined {
    if (this.#ways.length === 0) return undefined;
    const words = heardWords(text);
    const matches = this.#matches(words).toSorted(
      (a, b) => a.distance - b.distance || b.last - b.first - a.last + a.first,
    );
    const taken: Match[] = [];
    for (const match of matches)
      if (taken.every((other) => match.last < other.first || match.first > other.last)) taken.push(match);
    if (taken.length === 0) return undefined;
    let corrected = text;
    for (const { first, last, term } of taken.toSorted((a, b) => b.first - a.first))
      corrected = corrected.slice(0, words[first]!.from) + term + corrected.slice(words[last]!.to);
    return corrected;
  }

  #isRight(letters: string): boolean {
    return (
      this.#right.has(letters) ||
      this.#right.has(`${letters}s`) ||
      this.#right.has(letters.replace(/e?s$/, ''))
    );
  }

  #matches(words: readonly HeardWord[]): Match[] {
    const windows = [...words.keys()].flatMap((first) =>
      Array.from({ length: Math.min(MOST_IN_WINDOW, words.length - first) }, (_, more) => ({
        first,
        last: first + more,
        words: words.slice(first, first + more + 1),
      })),
    );
    const plain = windows.filter(({ words: said }) => this.#isPlain(said));
    return windows.flatMap((window) => {
      if (plain.some(({ first, last }) => window.last >= first && window.first <= last)) return [];
      const match = this.#nearest(window.words);
      return match ? [{ first: window.first, last: window.last, ...match }] : [];
    });
  }

  /** Whether the words are a plain spelling of a term that is no name. */
  #isPlain(window: readonly HeardWord[]): boolean {
    if (window.length < 2 || window.some(({ rank }) => rank > PLAIN)) return false;
    const letters = lettersIn(window);
    const written = this.#written.get(letters);
    return written !== undefined && written === written.toLowerCase() && !this.#told.has(letters);
  }

  #nearest(window: readonly HeardWord[]): Pick<Match, 'term' | 'distance'> | undefined {
    const letters = lettersIn(window);
    const told = this.#told.get(letters);
    if (told !== undefined) return { term: told, distance: AS_TOLD };
    const written = this.#written.get(letters);
    if (written !== undefined)
      return window.length > 1 && !written.includes(' ') ? { term: written, distance: AS_TOLD } : undefined;
    if (window.some((word) => this.#isRight(word.letters))) return undefined;
    const near = nearness(window);
    if (near < 0) return undefined;
    const phones = joined(window.map((word) => word.phones));
    const least = window.map((word) => word.least).reduce(leastOfBoth);
    let nearest: Pick<Match, 'term' | 'distance'> | undefined;
    for (const way of this.#ways) {
      const length = Math.max(way.phones.length, phones.length);
      const most = Math.min(near * way.share, nearest?.distance ?? near) * length;
      if (Math.abs(way.phones.length - phones.length) * LEAST_LOSS > most) continue;
      if (!mayBeNear(way.phones, least, most) || !mayBeNear(phones, way.least, most)) continue;
      const distance = phoneDistance(way.phones, phones, most) / length;
      if (distance * length <= most) nearest = { term: way.term, distance };
    }
    return nearest;
  }
}

/** A term takes a fifth of a millisecond. */
const PREPARED_AT_ONCE = 10;

export async function prepareTerms(expected: readonly ExpectedWord[]): Promise<void> {
  for (const [at, term] of expected.slice(0, MOST_TERMS).entries()) {
    waysOf(term);
    if (at % PREPARED_AT_ONCE === PREPARED_AT_ONCE - 1) await othersFirst();
  }
}

const MOST_KNOWN_BYTES = 20e6;
const OBJECT_BYTES = 300;
const known = new LRUCache<string, readonly Way[]>({
  maxSize: MOST_KNOWN_BYTES,
  sizeCalculation: (ways, key) =>
    ways.reduce(
      (sum, { phones, least }) => sum + OBJECT_BYTES + phones.byteLength + least.byteLength,
      OBJECT_BYTES + 2 * key.length,
    ),
});

function waysOf(term: ExpectedWord): readonly Way[] {
  const key = JSON.stringify(term);
  const found = known.get(key) ?? findWays(term);
  known.set(key, found);
  return found;
}

function findWays(term: ExpectedWord): Way[] {
  if (term.sounds_like === undefined && isCommonEnglish(term.word)) return [];
  return soundsOf(term)
    .map((phones) => wayOf(term.word, codesOf(phones)))
    .filter(({ phones }) => phones.length >= LEAST_PHONES);
}

/** Takes a third of a second: call it before the first words. */
export function readDictionaries(): void {
  phonesOf('word');
  rankOf('word');
}

/** Greatest distance of a term from these words; negative: they are plausible as heard. */
function nearness(window: readonly HeardWord[]): number {
  if (window.some(({ lower }) => /\p{N}/u.test(lower))) return -1;
  const rarest = Math.max(...window.map(({ rank }) => rank));
  if (window.length === 1) return rarest === Infinity ? NEAR.unknown : -1;
  if (rarest > KNOWN) return NEAR.unknown;
  const telling = window.filter(({ rank }) => rank > FUNCTION).length;
  if (telling === 1) return NEAR.plausible;
  if (telling === 0) return window.length > 2 ? NEAR.odd : -1;
  return rarest > EVERYDAY ? NEAR.seldom : NEAR.odd;
}

const isCommonEnglish = (term: string): boolean =>
  wordsOf(term).every((word) => rankOf(word) <= KNOWN && word.length > 1);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
const lettersIn = (window: readonly HeardWord[]): string => window.map(({ letters }) => letters).join('');
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function wayOf(term: string, phones: Codes): Way {
  return {
    term,
    phones,
    least: leastCosts(phones),
    share: Math.min(1, (phones.length - 1) / (FULL_LENGTH - 1)),
  };
}

function joined(parts: readonly Codes[]): Codes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function heardWords(text: string): HeardWord[] {
  return [...text.matchAll(WORD)].slice(0, MOST_WORDS).map(({ 0: word, index }) => {
    const lower = word.toLowerCase();
    const phones = codesOf(phonesOf(lower.replaceAll(/[^\p{L}\p{N}'’]/gu, '')));
    const { length } = word;
    return {
      lower,
      letters: lettersOf(lower),
      from: index,
      to: index + length,
      phones,
      least: leastCosts(phones),
      rank: rankOf(lower),
    };
  });
}
