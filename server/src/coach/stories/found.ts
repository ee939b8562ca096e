import type { Likeness } from '#coach/meaning/story-meanings.ts';
import type { Episode } from '#coach/candidate/candidate.ts';
import type { ChanceOf } from './chance.ts';

/** An episode as an answer to a question. */
export interface Found {
  episode: Episode;
  /** Comparable within one question only. */
  score: number;
  /** 0 to 1: the share of the question's weight that the episode covers. */
  coverage: number;
  /** Lemmas of the question that the episode has, weightiest first. */
  matched: readonly string[];
  /** 0 to 1: how likely it is the answer where it stands first; only where it was looked for by meaning too. */
  chance?: number;
  /** From which `chance` is computed. */
  known?: ChanceOf;
  /** How near it is to the question by what both mean; with `chance` alone. */
  likeness?: Likeness;
}
