import type { Asking, Spoken } from '../asking.ts';

/** How one of the questions that everybody is asked is answered. */
export interface UsualRule {
  /** Wordings that ask for it, in plain words: they tell it where no model does. */
  asks: RegExp;
  /** Some of what is asked so. */
  examples: readonly string[];
  /** What is written answers it; undefined where nothing is, and its frame is said. */
  say: (asking: Asking) => Spoken | undefined;
}
