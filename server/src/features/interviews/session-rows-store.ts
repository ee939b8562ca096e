import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Id, Instant, Schema } from '#db/database.ts';
import { deleteChosen } from '#db/delete-in-batches.ts';

/** A query for their ids. */
export type Sessions = SelectQueryBuilder<Schema, 'interview_sessions', { id: Id }>;

/** All of the user's. */
export const sessionsOf = (db: Database, userId: Id): Sessions =>
  db.selectFrom('interview_sessions').select('id').where('user_id', '=', userId);

export const endedBefore = (db: Database, instant: Instant): Sessions =>
  db.selectFrom('interview_sessions').select('id').where('expires_at', '<', instant);

/** Of users who chose so; said as a literal, by which SQLite knows the index of those users. */
export const kept30Days = (db: Database, instant: Instant): Sessions =>
  endedBefore(db, instant).where(
    'user_id',
    'in',
    db.selectFrom('users').select('id').where('session_retention', '=', sql.lit('30-days')),
  );

/** Deletes up to `limit` events of these sessions. @returns how many */
export function deleteEventRows(db: Database, sessions: Sessions, limit: number): Promise<number> {
  const events = db
    .selectFrom('session_events')
    .select('id')
    .where('session_id', 'in', sessions)
    .limit(limit);
  return deleteChosen(db, 'session_events', events);
}

/**
 * Deletes up to `limit` of these sessions. Their events go before, or any number of them would be taken along at
 * once. @returns how many
 */
export function deleteSessionRows(db: Database, sessions: Sessions, limit: number): Promise<number> {
  const some = db.selectFrom('interview_sessions').select('id').where('id', 'in', sessions).limit(limit);
  return deleteChosen(db, 'interview_sessions', some);
}
