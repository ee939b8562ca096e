import type { Lean } from '#coach/stories/lean.ts';

/** What of a style the coach can follow: it tells the candidate's own sentences, in English. */
export interface CoachStyle {
  form: 'one-liner' | 'beats' | 'star' | 'sentences';
  /** The most that an answer may have. */
  words: number;
  /** Words that the candidate does not want to say. */
  avoid: readonly string[];
  /** Of the coach's own sentences. */
  spelling: 'british' | 'american';
  /** What is told first where several stories fit. */
  lean: readonly Lean[];
}
