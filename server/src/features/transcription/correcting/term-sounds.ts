import { rankOf } from '#coach/language/common-words.ts';
import type { Vocabulary } from '@pythia/contracts/customization.ts';
import wellKnown from './well-known-sounds.json' with { type: 'json' };
import { phonesOf, type Phone } from './phones.ts';

export type ExpectedWord = Vocabulary[number];

const SOUNDS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(wellKnown));
const MOST_WAYS = 4;
/** Word beginnings within a word: `HubSpot`, `GraphQL`, `PRINCE2`, `CI/CD`. */
const PARTS = /\p{Lu}{2,}(?!\p{Ll})|\p{Lu}?[\p{Ll}'’]+|\p{Lu}|\p{N}+/gu;
const ABBREVIATION = /^\p{Lu}{2,6}$/u;
const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');

export function soundsOf({ word, sounds_like: soundsLike }: ExpectedWord): Phone[][] {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');
  const parts = plain.match(PARTS) ?? [];
  const said = [
    ...(soundsLike ? [soundsLike] : []),
    ...(SOUNDS.get(plain.toLowerCase()) ?? []),
    parts.flatMap(spelled).join(' '),
    ...(parts.some(halvesOf) ? [parts.map((part) => halvesOf(part) ?? part).join(' ')] : []),
    plain,
  ];
  const ways = said.map((words) =>
    (words.toLowerCase().match(/[\p{L}'’]+|\p{N}/gu) ?? []).flatMap(phonesOfWord),
  );
  const distinct = new Map(ways.filter(({ length }) => length > 0).map((way) => [way.join(' '), way]));
  return [...distinct.values()].slice(0, MOST_WAYS);
}

const LEAST_HALF = 3;

/** `Quayside` is read as quay and side where no such word is known. */
function halvesOf(part: string): string | undefined {
  const word = part.toLowerCase();
  if (rankOf(word) < Infinity) return undefined;
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * LEAST_HALF + 1) },
    (_, at) => at + LEAST_HALF,
  );
  const halves = places
    .map((at) => [word.slice(0, at), word.slice(at)] as const)
    .map((words) => ({ words, rank: Math.max(...words.map(rankOf)) }))
    .toSorted((a, b) => a.rank - b.rank)[0];
  return halves && halves.rank < Infinity ? halves.words.join(' ') : undefined;
}

const phonesOfWord = (word: string): readonly Phone[] => phonesOf(DIGITS[Number(word)] ?? word);

const spelled = (part: string): string[] =>
  ABBREVIATION.test(part) || /^\p{N}+$/u.test(part) ? part.split('') : [part];
