import type { DeleteOld } from '#db/belongings/belonging.ts';
import { countDeleted } from '#db/delete-in-batches.ts';

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
  return countDeleted(chosen.where('verified_at', 'is', null));
};

export const deleteOldSignInFailures: DeleteOld = async (db, { old }, limit) => {
  const failures = db.selectFrom('sign_in_failures').select('key').where('last_at', '<', old).limit(limit);
  const chosen = db.deleteFrom('sign_in_failures').where('key', 'in', failures);
  return countDeleted(chosen.where('last_at', '<', old));
};
