import type { SignedInUser } from './sign-in-new-user.ts';
import type { TestApp } from './start-test-app.ts';

const DAY_MS = 24 * 3_600_000;

/** Gives a user Pro for a day, without a payment. */
export async function subscribe(
  { dependencies: { db }, clock }: Pick<TestApp, 'dependencies' | 'clock'>,
  { userId }: SignedInUser,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ subscription_ends_at: clock.now().getTime() + DAY_MS })
    .where('id', '=', userId)
    .execute();
}
