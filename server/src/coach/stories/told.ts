import type { Episode } from '#coach/candidate/candidate.ts';

/** Read back from the turns, so that nothing is kept between calls. */
export interface Told {
  /** Ids, latest last; without mere offers. */
  episodes: readonly number[];
  sentences: ReadonlySet<string>;
  last: Episode | undefined;
}
