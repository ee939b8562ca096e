import { sql } from 'kysely';
import type { Database, Instant } from '#db/database.ts';
import { countDeleted } from '#db/delete-in-batches.ts';
import { deleteEventRows, deleteSessionRows } from '#db/delete-session-rows.ts';

/** Deletes some rows that are older than an instant. @returns how many; fewer than `limit`: there are no more */
export type DeleteOld = (
  db: Database,
  before: { old: Instant; now: Instant },
  limit: number,
) => Promise<number>;

/** Windows in which calls were counted. */
export const deleteOldCalls: DeleteOld = async (db, { old }, limit) => {
  const windows = db
    .selectFrom('rate_windows')
    .select(['key', 'window_start'])
    .where('window_start', '<', old)
    .limit(limit);
  return countDeleted(
    db
      .deleteFrom('rate_windows')
      .where((eb) => eb(eb.refTuple('key', 'window_start'), 'in', windows.$asTuple('key', 'window_start'))),
  );
};

/** Links that were used, were replaced or have expired. */
export const deleteDeadLinks: DeleteOld = async (db, { old }, limit) => {
  const dead = db
    .selectFrom('email_tokens')
    .select('token_hash')
    .where((eb) => eb.or([eb('expires_at', '<', old), eb('used_at', '<', old), eb('replaced_at', '<', old)]))
    .limit(limit);
  return countDeleted(db.deleteFrom('email_tokens').where('token_hash', 'in', dead));
};

/** Accounts whose address was never verified and that no link could still verify. */
export const deleteUnverifiedAccounts: DeleteOld = async (db, { old, now }, limit) => {
  const unverified = db
    .selectFrom('users')
    .select('id')
    .where('verified_at', 'is', null)
    .where('created_at', '<', old)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('email_tokens')
            .select('token_hash')
            .whereRef('user_id', '=', 'users.id')
            .where('used_at', 'is', null)
            .where('replaced_at', 'is', null)
            .where('expires_at', '>', now),
        ),
      ),
    )
    .limit(limit);
  const chosen = db.deleteFrom('users').where('id', 'in', unverified);
  return countDeleted(chosen.where('verified_at', 'is', null)); // it may have been verified since
};

/** Mails that were sent, or events of the payment service that were acted on, and those of both that were given up. */
export const deleteDoneFrom =
  (table: 'mails' | 'billing_events', doneAt: 'sent_at' | 'done_at'): DeleteOld =>
  async (db, { old }, limit) => {
    const done = db
      .selectFrom(table)
      .select('id')
      .where((eb) =>
        eb.or([
          eb(sql.ref(doneAt), '<', old),
          eb.and([eb('state', '=', 'dead'), eb('next_attempt_at', '<', old)]),
        ]),
      )
      .limit(limit);
    return countDeleted(db.deleteFrom(table).where('id', 'in', done));
  };

export const deleteOldSignInFailures: DeleteOld = async (db, { old }, limit) => {
  const failures = db.selectFrom('sign_in_failures').select('key').where('last_at', '<', old).limit(limit);
  const chosen = db.deleteFrom('sign_in_failures').where('key', 'in', failures);
  return countDeleted(chosen.where('last_at', '<', old)); // there may have been another one since
};

/** Those whose résumé was not remembered again. */
export const deleteDeletedOfResume =
  (table: 'settled_stories' | 'settled_jobs' | 'interview_facts'): DeleteOld =>
  (db, { old }, limit) => {
    const deleted = db.selectFrom(table).select('user_id').where('deleted_at', '<', old).limit(limit);
    const chosen = db.deleteFrom(table).where('user_id', 'in', deleted);
    return countDeleted(chosen.where('deleted_at', '<', old)); // they may have been called back since
  };

/** Those that their user has not called back. */
export const deleteDeletedFrom =
  (table: 'jobs' | 'stories' | 'documents' | 'conversations' | 'session_events'): DeleteOld =>
  async (db, { old }, limit) => {
    const deleted = db.selectFrom(table).select('id').where('deleted_at', '<', old).limit(limit);
    return countDeleted(db.deleteFrom(table).where('id', 'in', deleted));
  };

/** Before their conversations, whose deletion would otherwise take any number of them along at once. */
export const deleteMessagesOfDeleted: DeleteOld = async (db, { old }, limit) => {
  const messages = db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select('messages.id')
    .where('conversations.deleted_at', '<', old)
    .limit(limit);
  return countDeleted(db.deleteFrom('messages').where('id', 'in', messages));
};

/** Before their sessions, whose deletion would otherwise take any number of them along at once. */
export const deleteEventsOfOldSessions: DeleteOld = (db, { old }, limit) =>
  deleteEventRows(db, endedBefore(db, old), limit);

export const deleteOldSessions: DeleteOld = (db, { old }, limit) =>
  deleteSessionRows(db, endedBefore(db, old), limit);

const endedBefore = (db: Database, instant: Instant) =>
  db.selectFrom('interview_sessions').select('id').where('expires_at', '<', instant);

export const deleteEventsKept30Days: DeleteOld = (db, { old }, limit) =>
  deleteEventRows(db, kept30Days(db, old), limit);

export const deleteSessionsKept30Days: DeleteOld = (db, { old }, limit) =>
  deleteSessionRows(db, kept30Days(db, old), limit);

/** Of users who chose so; said as a literal, by which SQLite knows the index of those users. */
const kept30Days = (db: Database, instant: Instant) =>
  endedBefore(db, instant).where(
    'user_id',
    'in',
    db.selectFrom('users').select('id').where('session_retention', '=', sql.lit('30-days')),
  );
