import type { Instant } from '#db/columns.ts';
import type { Database } from '#db/database.ts';

/** Deletes some rows that are older than an instant. @returns how many; fewer than `limit`: there are no more */
export type DeleteOld = (
  db: Database,
  before: { old: Instant; now: Instant },
  limit: number,
) => Promise<number>;

/** Links that were used, were replaced or have expired. */
export const deleteDeadLinks: DeleteOld = async (db, { old }, limit) => {
  const dead = db
    .selectFrom('email_tokens')
    .select('token_hash')
    .where((eb) => eb.or([eb('expires_at', '<', old), eb('used_at', '<', old), eb('replaced_at', '<', old)]))
    .limit(limit);
  const gone = await db.deleteFrom('email_tokens').where('token_hash', 'in', dead).executeTakeFirst();
  return Number(gone.numDeletedRows);
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
  const gone = await db
    .deleteFrom('users')
    .where('id', 'in', unverified)
    .where('verified_at', 'is', null) // it may have been verified since
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
};

/** Mails that were sent or given up. */
export const deleteDoneMails: DeleteOld = async (db, { old }, limit) => {
  const done = db
    .selectFrom('mails')
    .select('id')
    .where((eb) =>
      eb.or([eb('sent_at', '<', old), eb.and([eb('state', '=', 'dead'), eb('next_attempt_at', '<', old)])]),
    )
    .limit(limit);
  const gone = await db.deleteFrom('mails').where('id', 'in', done).executeTakeFirst();
  return Number(gone.numDeletedRows);
};

/** Events of the payment service that were acted on or given up. */
export const deleteDoneBillingEvents: DeleteOld = async (db, { old }, limit) => {
  const done = db
    .selectFrom('billing_events')
    .select('id')
    .where((eb) =>
      eb.or([eb('done_at', '<', old), eb.and([eb('state', '=', 'dead'), eb('next_attempt_at', '<', old)])]),
    )
    .limit(limit);
  const gone = await db.deleteFrom('billing_events').where('id', 'in', done).executeTakeFirst();
  return Number(gone.numDeletedRows);
};

/** Before their sessions, whose deletion would otherwise take any number of them along at once. */
export const deleteEventsOfOldSessions: DeleteOld = async (db, { old }, limit) => {
  const events = db
    .selectFrom('session_events')
    .innerJoin('interview_sessions', 'interview_sessions.id', 'session_events.session_id')
    .select('session_events.id')
    .where('interview_sessions.expires_at', '<', old)
    .limit(limit);
  const gone = await db.deleteFrom('session_events').where('id', 'in', events).executeTakeFirst();
  return Number(gone.numDeletedRows);
};

export const deleteOldSessions: DeleteOld = async (db, { old }, limit) => {
  const sessions = db
    .selectFrom('interview_sessions')
    .select('id')
    .where('expires_at', '<', old)
    .limit(limit);
  const gone = await db.deleteFrom('interview_sessions').where('id', 'in', sessions).executeTakeFirst();
  return Number(gone.numDeletedRows);
};
