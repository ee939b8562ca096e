import { validate } from 'uuid';
import type { Clock } from '#core/clock.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { findSession, type InterviewSession } from './sessions-store.ts';

export interface OwnSession {
  id: Id;
  jobTitle: string;
  resumeSummary: string;
  expiresAt: Date;
  expired: boolean;
}

/** @returns undefined for a session that is unknown or another user's, which nobody can tell apart */
export async function findOwnSession(
  parts: { db: Database; clock: Clock },
  wanted: { userId: Id; sessionId: string; kind: InterviewSession['kind'] },
): Promise<OwnSession | undefined> {
  if (!validate(wanted.sessionId)) return undefined;
  const row = await findSession(parts.db, wanted);
  return (
    row && {
      id: row.id,
      jobTitle: row.job_title,
      resumeSummary: row.resume_summary,
      expiresAt: new Date(row.expires_at),
      expired: row.expires_at <= parts.clock.now().getTime(),
    }
  );
}
