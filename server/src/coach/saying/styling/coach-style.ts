import type { Lean } from '#coach/stories/lean.ts';

/** Selects the candidate's words, changes none. */
export interface CoachStyle {
  form: 'one-liner' | 'beats' | 'star' | 'sentences';
  /** Most words of an answer; a single line is never cut. */
  words: number;
  lean: readonly Lean[];
}
