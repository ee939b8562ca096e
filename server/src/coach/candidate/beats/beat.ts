import type { Stage } from './stage-label.ts';

/** A line that can be said: a sentence as its user wrote it, or what of it stands between semicolons. */
export interface Beat {
  /** Their words, but for an "I" before what they did, a capital at the beginning and a full stop at the end. */
  text: string;
  /** Which of the story's sentences it is of: those with the same number were written as one. */
  sentence: number;
  /** Where its user has written before it what it is: `Result: …`. */
  stage?: Stage | undefined;
}
