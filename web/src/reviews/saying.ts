import type { Review } from '@pythia/contracts/review.ts';

/** What was said to a question, with what was said of it. */
export interface Attempt {
  text: string;
  /** How long it was spoken; null where nobody measured. */
  seconds: number | null;
  review: Review;
}

/** How far somebody is with one question. */
export interface Saying {
  text: string;
  seconds: number | null;
  /** Oldest first. */
  attempts: readonly Attempt[];
  /** Whether it is being said, for the first time or again. */
  isSaying: boolean;
}

/** By the ids of their questions. */
export type Sayings = Readonly<Record<string, Saying>>;

export const NOTHING_SAID: Saying = { text: '', seconds: null, attempts: [], isSaying: true };

/** `0:42`, `2:05`. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
