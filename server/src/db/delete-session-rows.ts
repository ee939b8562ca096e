import type { SelectQueryBuilder } from 'kysely';
import type { Database, Id, Schema } from './database.ts';
import { deleteChosen } from './delete-in-batches.ts';

/** A query for their ids. */
export type Sessions = SelectQueryBuilder<Schema, 'interview_sessions', { id: Id }>;

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
