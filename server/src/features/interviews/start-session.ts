import type { Clock } from '#core/clock.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { holdUser } from '#db/hold-user.ts';
import type { SessionPolicy } from './policies/session-policy.ts';
import { readResumeSummary } from './read-resume-summary.ts';
import { findUnexpired, insertSession, type InterviewSession } from './sessions-store.ts';

/** What a session is about. */
type SessionSubject = Pick<InterviewSession, 'job_title' | 'resume_summary'> &
  Partial<Pick<InterviewSession, 'job_id'>>;

/**
 * Starts a session by the rules of its kind. Calls of one user wait for each other, so that parallel ones
 * that resume share a session.
 * @throws AppError `forbidden` when the user has not got what it costs
 */
export async function startSession(
  parts: { db: Database; clock: Clock },
  policy: SessionPolicy,
  { userId, about: { job_title, resume_summary, job_id = null } }: { userId: Id; about: SessionSubject },
): Promise<{ session: InterviewSession; resumed: boolean }> {
  return parts.db.transaction().execute(async (trx) => {
    await holdUser(trx, userId);
    const now = parts.clock.now().getTime();
    const current = policy.resumes && (await findUnexpired(trx, { userId, kind: policy.kind, now }));
    if (current) return { session: current, resumed: true };
    const { counted } = await policy.admit(trx, userId, now);
    const session = await insertSession(trx, {
      user_id: userId,
      kind: policy.kind,
      job_title,
      resume_summary,
      company: readResumeSummary(resume_summary).company,
      job_id,
      created_at: now,
      expires_at: now + policy.durationMs,
      counted_at: counted ? now : null,
    });
    return { session, resumed: false };
  });
}
