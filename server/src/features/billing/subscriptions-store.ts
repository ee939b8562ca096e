import type { Database, Id, Row } from '#db/database.ts';
import type { SubscriptionState } from '#providers/payments/payments.ts';
import type { PaidAccess } from './access.ts';

export type MailedAbout = Pick<
  Row<'subscriptions'>,
  'started_mailed_at' | 'failure_mailed_for' | 'ending_mailed_for'
>;

export async function writeAccess(db: Database, userId: Id, access: PaidAccess): Promise<void> {
  await db
    .updateTable('users')
    .set({
      subscription_ends_at: access.endsAt,
      subscription_id: access.subscriptionId,
      subscription_state: access.state,
      subscription_interval: access.interval,
    })
    .where('id', '=', userId)
    .execute();
}

export async function storeSubscriptions(
  db: Database,
  userId: Id,
  states: readonly SubscriptionState[],
): Promise<Map<string, MailedAbout>> {
  await db
    .deleteFrom('subscriptions')
    .where('user_id', '=', userId)
    .$if(states.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        states.map(({ id }) => id),
      ),
    )
    .execute();
  const mailed = new Map<string, MailedAbout>();
  for (const state of states) mailed.set(state.id, await storeSubscription(db, userId, state));
  return mailed;
}

async function storeSubscription(db: Database, userId: Id, state: SubscriptionState): Promise<MailedAbout> {
  const told = {
    status: state.status,
    price_id: state.priceId,
    interval: state.interval,
    period_start: state.periodStart,
    period_end: state.periodEnd,
    cancel_at: state.cancelAt,
    cancels_at_period_end: state.cancelsAtPeriodEnd ? 1 : 0,
    ended_at: state.endedAt,
    payment_withdrawn: state.paymentWithdrawn ? 1 : 0,
  } as const;
  return db
    .insertInto('subscriptions')
    .values({ ...told, id: state.id, user_id: userId, created_at: state.createdAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
    .returning(['started_mailed_at', 'failure_mailed_for', 'ending_mailed_for'])
    .executeTakeFirstOrThrow();
}

export async function noteMailed(db: Database, id: string, mailed: Partial<MailedAbout>): Promise<void> {
  await db.updateTable('subscriptions').set(mailed).where('id', '=', id).execute();
}

export async function findCustomerOfSubscription(
  db: Database,
  wanted: { userId: Id; subscriptionId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('customers', 'customers.user_id', 'subscriptions.user_id')
    .select('customers.customer_id')
    .where('subscriptions.id', '=', wanted.subscriptionId)
    .where('subscriptions.user_id', '=', wanted.userId)
    .executeTakeFirst();
  return row?.customer_id;
}

export async function hasManagedSubscription(db: Database, userId: Id): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('subscription_state', 'is not', null)
    .executeTakeFirst();
  return user !== undefined;
}
