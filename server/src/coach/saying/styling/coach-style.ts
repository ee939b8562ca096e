import type { Lean } from '#coach/stories/lean.ts';

/** What of a style the coach can follow: it chooses among the candidate's own words, and changes none. */
export interface CoachStyle {
  form: 'one-liner' | 'beats' | 'star' | 'sentences';
  /** The most that an answer may have; a single line of the candidate's is never cut. */
  words: number;
  /** What is told first where several stories fit. */
  lean: readonly Lean[];
}
