import { AccountGone } from '#core/errors.ts';
import { iso } from '#db/belongings/in-pages.ts';
import type { Database, Id } from '#db/database.ts';

export async function readAccount(db: Database, userId: Id) {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => new AccountGone());
  return {
    id: row.id,
    email: row.email,
    created_at: iso(row.created_at),
    verified_at: iso(row.verified_at),
    trials_left: row.trials,
    subscription: iso(row.subscription_ends_at),
    subscription_id: row.subscription_id,
    subscription_state: row.subscription_state,
    subscription_interval: row.subscription_interval,
    session_retention: row.session_retention,
    answering: row.answering,
  };
}
