import details from './details.json' with { type: 'json' };
import type { Question } from './question.ts';

type Detail = 'sought' | 'matter' | 'wanted';
type Value<Of extends Detail> = NonNullable<Question[Of]>;

/** What wordings ask for, in plain words; the first that fits wins. */
const read = <Of extends Detail>(of: Of) =>
  details[of].map(({ is, asks }) => ({ is: is as Value<Of>, asks: new RegExp(asks) }));

const SOUGHT = read('sought');
const MATTERS = read('matter');
const WANTED = read('wanted');

const first = <Is>(of: readonly { is: Is; asks: RegExp }[], words: string): Is | undefined =>
  of.find(({ asks }) => asks.test(words))?.is;

/** @returns which fact a look-up is after, where the wording says so */
export const findSought = (words: string): Question['sought'] => first(SOUGHT, words);

/** @returns which of the job's terms is asked about */
export const findMatter = (words: string): Question['matter'] => first(MATTERS, words);

/** @returns what is wanted of a story that is known already; `more` where nothing exact is */
export const findWanted = (words: string): Value<'wanted'> => first(WANTED, words) ?? 'more';

/** What a question for a story asks of it besides: "a conflict and what you learned from it". */
export function findWantedBesides(words: string): Question['wanted'] {
  const besides = /(?:\band|,|\bwhich|\bbut) (?:also )?((?:what|how|why|who|when|whether|what is)\b.*)$/.exec(
    words,
  )?.[1];
  return besides === undefined ? undefined : findWanted(besides);
}
