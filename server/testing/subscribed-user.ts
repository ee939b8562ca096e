import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { paidPolicy } from '#features/interviews/policies/paid.ts';
import { startSession } from '#features/interviews/start-session.ts';
import type { Dependencies } from '#dependencies.ts';
import { signInNewUser, type SignedInUser } from './sign-in-new-user.ts';

const MONTH_MS = 30 * 24 * 3_600_000;

export async function subscribe(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  forMs = MONTH_MS,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ subscription_ends_at: clock.now().getTime() + forMs })
    .where('id', '=', userId)
    .execute();
}

interface Place {
  dependencies: Dependencies;
  clock: Clock;
}

export async function signInSubscriber({ dependencies, clock }: Place): Promise<SignedInUser> {
  const user = await signInNewUser({ dependencies, clock });
  await subscribe({ db: dependencies.db, clock }, user.userId);
  return user;
}

/**
 * Half an hour.
 * @returns its `thread_id`
 */
export async function startPaid(
  { dependencies: { db }, clock }: Place,
  { userId }: SignedInUser,
  resumeSummary = '',
): Promise<string> {
  const about = { job_title: '', resume_summary: resumeSummary };
  return (await startSession({ db, clock }, paidPolicy(1), { userId, about })).session.id;
}
