import type { Clock } from '#core/clock.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { SessionPolicy } from './policies/session-policy.ts';
import { findUnexpired, holdUser, insertSession, type InterviewSession } from './sessions-store.ts';

/**
 * Starts a session by the rules of its kind. Calls of one user wait for each other, so that parallel ones
 * that resume share a session and are charged once.
 * @throws AppError `forbidden` when the user has not got what it costs
 */
export async function startSession(
  parts: { db: Database; clock: Clock },
  policy: SessionPolicy,
  { userId, jobTitle, resumeSummary }: { userId: Id; jobTitle: string; resumeSummary: string },
): Promise<{ session: InterviewSession; resumed: boolean }> {
  return parts.db.transaction().execute(async (trx) => {
    await holdUser(trx, userId);
    const now = parts.clock.now().getTime();
    const current = policy.resumes && (await findUnexpired(trx, { userId, kind: policy.kind, now }));
    if (current) return { session: current, resumed: true };
    await policy.charge(trx, userId, now);
    const session = await insertSession(trx, {
      user_id: userId,
      kind: policy.kind,
      job_title: jobTitle,
      resume_summary: resumeSummary,
      created_at: now,
      expires_at: now + policy.durationMs,
    });
    return { session, resumed: false };
  });
}
