import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import {
  chargeTrial,
  findUnexpired,
  holdUser,
  insertSession,
  type InterviewSession,
} from './sessions-store.ts';

/**
 * Starts a free session for one of the user's trials, or resumes the one that is unexpired. Calls of
 * one user wait for each other, so that parallel ones share a session and are charged once.
 * @throws AppError `forbidden` when no trial is left
 */
export async function startFreeSession(
  parts: { db: Database; clock: Clock; freeSessionMinutes: number },
  { userId, jobTitle }: { userId: Id; jobTitle: string },
): Promise<InterviewSession> {
  return parts.db.transaction().execute(async (trx) => {
    await holdUser(trx, userId);
    const now = parts.clock.now().getTime();
    const current = await findUnexpired(trx, { userId, kind: 'free', now });
    if (current) return current;
    if (!(await chargeTrial(trx, userId))) throw new AppError('forbidden', MESSAGES.noTrials);
    return insertSession(trx, {
      user_id: userId,
      kind: 'free',
      job_title: jobTitle,
      created_at: now,
      expires_at: now + parts.freeSessionMinutes * 60_000,
    });
  });
}
