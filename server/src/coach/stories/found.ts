import type { Likeness } from '#coach/meaning/story-meanings.ts';
import type { Episode } from '#coach/candidate/candidate.ts';
import type { ChanceOf } from './chance.ts';

export interface Found {
  episode: Episode;
  /** Comparable within one question only. */
  score: number;
  /** Share of the question's weight, 0 to 1. */
  coverage: number;
  /** Heaviest first. */
  matched: readonly string[];
  /** Probability of being the answer where it stands first, 0 to 1; missing without vectors. */
  chance?: number;
  known?: ChanceOf;
  likeness?: Likeness;
}
