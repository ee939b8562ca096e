import details from './details.json' with { type: 'json' };
import type { Question } from './question.ts';

type Detail = 'sought' | 'matter' | 'wanted';
type Value<Of extends Detail> = NonNullable<Question[Of]>;

/** First match wins; reads plain words. */
const read = <Of extends Detail>(of: Of) =>
  details[of].map(({ is, asks }) => ({ is: is as Value<Of>, asks: new RegExp(asks) }));

const SOUGHT = read('sought');
const MATTERS = read('matter');
const WANTED = read('wanted');

const first = <Is>(of: readonly { is: Is; asks: RegExp }[], words: string): Is | undefined =>
  of.find(({ asks }) => asks.test(words))?.is;

export const findSought = (words: string): Question['sought'] => first(SOUGHT, words);

export const findMatter = (words: string): Question['matter'] => first(MATTERS, words);

/** @returns `more` where nothing exact is asked */
export const findWanted = (words: string): Value<'wanted'> => first(WANTED, words) ?? 'more';

/** "a conflict and what you learned from it" */
export function findWantedBesides(words: string): Question['wanted'] {
  const besides = /(?:\band|,|\bwhich|\bbut) (?:also )?((?:what|how|why|who|when|whether|what is)\b.*)$/.exec(
    words,
  )?.[1];
  return besides === undefined ? undefined : findWanted(besides);
}
