import { sql } from 'kysely';
import type { Database, Id, Instant } from '#db/database.ts';
import type { Sessions } from '../session-rows-store.ts';

/**
 * Hides sessions and empties their subject; nothing said in them from now on is stored, and earlier words are
 * to be erased.
 * @returns whether there was one
 */
export async function markForgotten(db: Database, sessions: Sessions, now: Instant): Promise<boolean> {
  const nothing = {
    title: '',
    company: '',
    job_title: '',
    job_id: null,
    resume_summary: '',
    style: null,
  };
  const { numUpdatedRows } = await db
    .updateTable('interview_sessions')
    .set({ deleted_at: now, forgotten_at: now, ...nothing })
    .where('forgotten_at', 'is', null)
    .where('id', 'in', sessions)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const endedSessions = (db: Database, { userId, now }: { userId: Id; now: Instant }) =>
  db
    .selectFrom('interview_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now);

export const deletedSessions = (db: Database, deletedBefore: Instant) =>
  db.selectFrom('interview_sessions').select('id').where('deleted_at', '<', deletedBefore);

export const unkeptSessions = (db: Database, wanted: { endedBefore: Instant; sessionId?: Id }) =>
  db
    .selectFrom('interview_sessions')
    .select('id')
    .where('user_id', 'in', usersWhoKeepNone(db))
    .where('forgotten_at', 'is', null)
    .where('expires_at', '<=', wanted.endedBefore)
    .$if(wanted.sessionId !== undefined, (query) => query.where('id', '=', wanted.sessionId as Id));

/** A literal, so that SQLite uses the partial index. */
const usersWhoKeepNone = (db: Database) =>
  db.selectFrom('users').select('id').where('session_retention', '=', sql.lit('none'));

export const forgottenSessions = (db: Database, userId?: Id) =>
  db
    .selectFrom('interview_sessions')
    .select('id')
    .where('forgotten_at', 'is not', null)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as Id));

/** Forgotten sessions that no rule counts any more: charged, or ended before an instant. */
export const uselessSessions = (db: Database, { userId, before }: { userId?: Id; before: Instant }) =>
  forgottenSessions(db, userId).where((eb) =>
    eb.or([eb('counted_at', 'is not', null), eb('expires_at', '<', before)]),
  );
