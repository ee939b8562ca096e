import type { Review } from '@pythia/contracts/review.ts';

export interface Attempt {
  text: string;
  /** Null: the answer was typed. */
  seconds: number | null;
  review: Review;
}

export interface SayingProgress {
  text: string;
  seconds: number | null;
  attempts: readonly Attempt[];
  isSaying: boolean;
}

export type Sayings = Readonly<Record<string, SayingProgress>>;

export const NOTHING_SAID: SayingProgress = { text: '', seconds: null, attempts: [], isSaying: true };

export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
