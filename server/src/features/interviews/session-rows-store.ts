import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Id, Instant, Schema } from '#db/database.ts';
import { deleteChosen } from '#db/delete-in-batches.ts';

export type Sessions = SelectQueryBuilder<Schema, 'interview_sessions', { id: Id }>;

export const sessionsOf = (db: Database, userId: Id): Sessions =>
  db.selectFrom('interview_sessions').select('id').where('user_id', '=', userId);

export const endedBefore = (db: Database, instant: Instant): Sessions =>
  db.selectFrom('interview_sessions').select('id').where('expires_at', '<', instant);

/** A literal, so that SQLite uses the partial index. */
export const kept30Days = (db: Database, instant: Instant): Sessions =>
  endedBefore(db, instant).where(
    'user_id',
    'in',
    db.selectFrom('users').select('id').where('session_retention', '=', sql.lit('30-days')),
  );

export function deleteEventRows(db: Database, sessions: Sessions, limit: number): Promise<number> {
  const events = db
    .selectFrom('session_events')
    .select('id')
    .where('session_id', 'in', sessions)
    .limit(limit);
  return deleteChosen(db, 'session_events', events);
}

/**
 * Call {@link deleteEventRows} before: a cascade would be unbounded.
 * @returns how many were deleted
 */
export function deleteSessionRows(db: Database, sessions: Sessions, limit: number): Promise<number> {
  const some = db.selectFrom('interview_sessions').select('id').where('id', 'in', sessions).limit(limit);
  return deleteChosen(db, 'interview_sessions', some);
}
