import type { Database, Id, Instant } from '#db/database.ts';
import type { InterviewSession } from '../sessions-store.ts';

/** What a kind of session may do. What it costs is its price, taken with the first word in it. */
export interface SessionPolicy {
  kind: InterviewSession['kind'];
  durationMs: number;
  /** What becomes of one that is unexpired: it is answered instead of starting another, or ended by the new one. */
  current: 'resumed' | 'ended';
  /**
   * Lets a user start another session, within the transaction that starts it; the user's row is locked.
   * @returns whether it has cost its price already
   * @throws AppError `forbidden` when the user has not got what it costs
   */
  admit(trx: Database, userId: Id, now: Instant): Promise<{ counted: boolean }>;
}
