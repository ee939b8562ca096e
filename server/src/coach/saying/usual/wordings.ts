import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import wordings from './wordings.json' with { type: 'json' };

interface Wording {
  /** Wordings that ask for it: they tell it where no model does. */
  asks: string;
  /** Wordings that ask for something else, though they sound like it: "something you built from nothing" is no failure. */
  never?: string;
  examples: readonly string[];
}

const WORDINGS: Record<UsualId, Wording> = wordings;

const read = (wording: 'asks' | 'never') =>
  new Map(
    Object.entries(WORDINGS).map(
      ([id, { [wording]: words }]) => [id, words && new RegExp(words, 'u')] as const,
    ),
  );
const ASKS = read('asks');
const NEVER = read('never');

const has = (words: string, wording: RegExp | '' | undefined): boolean => !!wording && wording.test(words);

export const isOther = (id: UsualId, words: string): boolean => has(words, NEVER.get(id));

export const isWorded = (id: UsualId, words: string): boolean =>
  has(words, ASKS.get(id)) && !isOther(id, words);

export const examplesOf = (id: UsualId): readonly string[] => WORDINGS[id].examples;
