import type { Phone } from './phones.ts';

/** Manner and place of articulation; consonants that differ in voice only are easily confused. */
const CONSONANTS: Readonly<Record<Phone, { manner: string; place: number; voiced?: true }>> = {
  p: { manner: 'stop', place: 0 },
  b: { manner: 'stop', place: 0, voiced: true },
  t: { manner: 'stop', place: 3 },
  d: { manner: 'stop', place: 3, voiced: true },
  k: { manner: 'stop', place: 6 },
  ɡ: { manner: 'stop', place: 6, voiced: true },
  f: { manner: 'fricative', place: 1 },
  v: { manner: 'fricative', place: 1, voiced: true },
  θ: { manner: 'fricative', place: 2 },
  ð: { manner: 'fricative', place: 2, voiced: true },
  s: { manner: 'fricative', place: 3 },
  z: { manner: 'fricative', place: 3, voiced: true },
  ʃ: { manner: 'fricative', place: 4 },
  ʒ: { manner: 'fricative', place: 4, voiced: true },
  tʃ: { manner: 'affricate', place: 4 },
  dʒ: { manner: 'affricate', place: 4, voiced: true },
  m: { manner: 'nasal', place: 0, voiced: true },
  n: { manner: 'nasal', place: 3, voiced: true },
  ŋ: { manner: 'nasal', place: 6, voiced: true },
  l: { manner: 'glide', place: 3, voiced: true },
  ɹ: { manner: 'glide', place: 4, voiced: true },
  j: { manner: 'glide', place: 5, voiced: true },
  w: { manner: 'glide', place: 0, voiced: true },
  h: { manner: 'breath', place: 7 },
};

/** Height (0 close) and place (0 front); diphthongs by their beginning. */
const VOWELS: Readonly<Record<Phone, readonly [height: number, place: number]>> = {
  i: [0, 0],
  ɪ: [1, 0.5],
  eɪ: [1.5, 0],
  ɛ: [2, 0.5],
  æ: [3, 0.5],
  ə: [2, 1.5],
  ɝ: [2, 1.5],
  ɑ: [4, 2],
  aɪ: [4, 1],
  aʊ: [4, 1.5],
  ɔ: [3, 3],
  ɔɪ: [3, 3],
  oʊ: [2, 3],
  ʊ: [1, 2.5],
  u: [0, 3],
};
const FARTHEST = 5;
/** Pairs that replace each other now and then, whatever their features. */
const ALIKE: Readonly<Record<string, number>> = {
  ɝɹ: 0.3,
  wu: 0.4,
  ij: 0.4,
  lɹ: 0.5,
  lw: 0.5,
  sʃ: 0.35,
  zʒ: 0.35,
  tʃʃ: 0.3,
  dʒʒ: 0.3,
  ttʃ: 0.4,
  ddʒ: 0.4,
  fθ: 0.3,
  vð: 0.35,
  dð: 0.35,
  bv: 0.45,
};

const isVowel = (phone: Phone): boolean => phone in VOWELS;

function costOfLoss(phone: Phone): number {
  if (phone === 'ə' || phone === 'h') return 0.4;
  if (isVowel(phone)) return 0.7;
  return 't d n ɹ j w'.split(' ').includes(phone) ? 0.6 : 0.9;
}

function costOfChange(a: Phone, b: Phone): number {
  if (a === b) return 0;
  const alike = ALIKE[a + b] ?? ALIKE[b + a];
  if (alike !== undefined) return alike;
  const [one, other] = [VOWELS[a], VOWELS[b]];
  if (one && other) {
    const far = Math.hypot(one[0] - other[0], one[1] - other[1]) / FARTHEST;
    return a === 'ə' || b === 'ə' ? Math.min(0.3, far + 0.1) : 0.15 + 0.6 * far;
  }
  const [first, second] = [CONSONANTS[a], CONSONANTS[b]];
  if (!first || !second) return 1.2;
  const voice = first.voiced === second.voiced ? 0 : 0.2;
  if (first.place === second.place && first.manner === second.manner) return 0.25;
  if (first.manner === 'nasal' && second.manner === 'nasal') return 0.35;
  if (first.manner === second.manner)
    return 0.5 + voice + (Math.abs(first.place - second.place) > 3 ? 0.1 : 0);
  if (first.place === second.place) return 0.65 + voice;
  return 1;
}

const PHONES: readonly Phone[] = [...Object.keys(CONSONANTS), ...Object.keys(VOWELS)];
const COUNT = PHONES.length;
const CODES = new Map(PHONES.map((phone, code) => [phone, code]));
const LOSS = Float32Array.from(PHONES, costOfLoss);
const CHANGE = Float32Array.from({ length: COUNT * COUNT }, (_, pair) =>
  costOfChange(PHONES[Math.floor(pair / COUNT)]!, PHONES[pair % COUNT]!),
);

export type Codes = Uint8Array;

export const codesOf = (phones: readonly Phone[]): Codes =>
  Uint8Array.from(phones.flatMap((phone) => CODES.get(phone) ?? []));

export function leastCosts(among: Codes): Float32Array {
  const least = LOSS.slice();
  for (let said = 0; said < COUNT; said++)
    for (const code of among) least[said] = Math.min(least[said]!, CHANGE[said * COUNT + code]!);
  return least;
}

export const leastOfBoth = (one: Float32Array, other: Float32Array): Float32Array =>
  one.map((cost, code) => Math.min(cost, other[code]!));

/** Quick lower bound: false means that the distance is more than `most`. */
export function mayBeNear(said: Codes, least: Float32Array, most: number): boolean {
  let cost = 0;
  for (let at = 0; at < said.length; at++) {
    cost += least[said[at]!]!;
    if (cost > most) return false;
  }
  return true;
}

const MOST_PHONES = 64;
let row = new Float32Array(MOST_PHONES + 1);
let next = new Float32Array(MOST_PHONES + 1);

/**
 * Edit distance of two words' sounds.
 * @param most larger distances come out as Infinity
 */
export function phoneDistance(said: Codes, heard: Codes, most: number): number {
  if (heard.length > MOST_PHONES) return Infinity;
  row[0] = 0;
  for (let at = 0; at < heard.length; at++) row[at + 1] = row[at]! + LOSS[heard[at]!]!;
  for (let place = 0; place < said.length; place++) {
    const code = said[place]!;
    const lost = LOSS[code]!;
    let least = (next[0] = row[0]! + lost);
    for (let at = 0; at < heard.length; at++) {
      const other = heard[at]!;
      const changed = row[at]! + CHANGE[code * COUNT + other]!;
      const cost = Math.min(changed, row[at + 1]! + lost, next[at]! + LOSS[other]!);
      next[at + 1] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
    [row, next] = [next, row];
  }
  return row[heard.length]!;
}
