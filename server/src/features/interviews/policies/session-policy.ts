import type { Id, Instant } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { InterviewSession } from '../sessions-store.ts';

/** What a kind of session may do, and what it costs. */
export interface SessionPolicy {
  kind: InterviewSession['kind'];
  durationMs: number;
  /** Whether a session that is unexpired is answered instead of starting another. */
  resumes: boolean;
  /**
   * Takes what a new session costs, within the transaction that starts it.
   * @throws AppError `forbidden` when the user has not got it
   */
  charge(trx: Database, userId: Id, now: Instant): Promise<void>;
}
