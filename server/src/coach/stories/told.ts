import type { Episode } from '#coach/candidate/candidate.ts';

/** What was suggested earlier in the session, read back from its turns, so that nothing is kept between calls. */
export interface Told {
  /** Ids of the episodes told, the latest last; alternatives that were only offered are not among them. */
  episodes: readonly number[];
  /** The sentences that were said, as they were. */
  sentences: ReadonlySet<string>;
  /** What the answer before this question told; a follow-up continues it. */
  last: Episode | undefined;
}
