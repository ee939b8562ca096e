import type { Database, Id, Instant } from '#db/database.ts';
import type { InterviewSession } from '../sessions-store.ts';

/** Rules of a kind of session; its price is charged with the first word. */
export interface SessionPolicy {
  kind: InterviewSession['kind'];
  durationMs: number;
  current: 'resumed' | 'ended';
  /**
   * Admits another session within the transaction that starts it; the user's row is locked.
   * @returns whether it has cost its price already
   * @throws AppError `forbidden` when the user has not got what it costs
   */
  admit(trx: Database, userId: Id, now: Instant): Promise<{ counted: boolean }>;
}
