import type { User } from '@pythia/contracts/accounts.ts';
import type { Id, Instant } from '#db/columns.ts';
import type { Database } from '#db/database.ts';

/** The user as the browser sees it. @throws when there is no such user */
export async function findUser(db: Database, id: Id): Promise<User> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'subscription_ends_at', 'subscription_id', 'trials', 'verified_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    email: row.email,
    subscription: row.subscription_ends_at === null ? null : iso(row.subscription_ends_at),
    subscription_id: row.subscription_id,
    trial: row.trials,
    profile_pic_url: null,
    is_verified: row.verified_at !== null,
    created_at: iso(row.created_at),
  };
}

const iso = (instant: Instant): string => new Date(instant).toISOString();
