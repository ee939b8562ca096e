import { ENGLISH } from '@pythia/contracts/language.ts';
import type { Clock } from '#core/clock.ts';
import type { Database, Id } from '#db/database.ts';
import { inOpenAccount } from '#db/lock-user.ts';
import type { SessionPolicy } from './policies/session-policy.ts';
import { companyIn } from './read-resume-summary.ts';
import { endAllUnexpired, findUnexpired, insertSession, type InterviewSession } from './sessions-store.ts';

export type SessionSubject = Pick<InterviewSession, 'job_title' | 'resume_summary'> &
  Partial<Pick<InterviewSession, 'job_id' | 'language' | 'style'>>;

interface Started {
  session: InterviewSession;
  resumed: boolean;
  ended: InterviewSession[];
}

/**
 * Calls of one user are serialised: parallel ones that resume share a session; otherwise the last one's
 * session stays open.
 * @throws AppError `forbidden` when the user has not got what it costs; AccountGone
 */
export async function startSession(
  parts: { db: Database; clock: Clock },
  policy: SessionPolicy,
  { userId, about }: { userId: Id; about: SessionSubject },
): Promise<Started> {
  const { job_title, resume_summary, job_id = null, language = ENGLISH, style = null } = about;
  return inOpenAccount(parts.db, userId, async (trx) => {
    const now = parts.clock.now().getTime();
    const own = { userId, kind: policy.kind, now };
    const current = policy.current === 'resumed' && (await findUnexpired(trx, own));
    if (current) return { session: current, resumed: true, ended: [] };
    const { counted } = await policy.admit(trx, userId, now);
    const ended = await endAllUnexpired(trx, own);
    const session = await insertSession(trx, {
      user_id: userId,
      kind: policy.kind,
      job_title,
      resume_summary,
      company: companyIn(resume_summary),
      job_id,
      language,
      created_at: now,
      expires_at: now + policy.durationMs,
      counted_at: counted ? now : null,
      style,
    });
    return { session, resumed: false, ended };
  });
}
