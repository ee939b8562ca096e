import type { Database, Id, Instant } from './database.ts';

export async function hasSubscription(db: Database, userId: Id, now: Instant): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('subscription_ends_at', '>', now)
    .executeTakeFirst();
  return user !== undefined;
}
