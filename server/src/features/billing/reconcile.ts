import type { Clock } from '#core/clock.ts';
import type { Database, Id } from '#db/database.ts';
import { lockUser } from '#db/lock-user.ts';
import type { Payments, SubscriptionState } from '#providers/payments/payments.ts';
import { accessOf, type PaidAccess } from './access.ts';
import type { BillingMails } from './billing-mails.ts';
import { beginReconciliation, finishReconciliation, type Reconciliation } from './customers-store.ts';
import { storeEvent } from './events-store.ts';
import { mailChanges } from './mail-changes.ts';
import { nextReconciliations } from './next-reconciliations.ts';
import { storeSubscriptions, writeAccess } from './subscriptions-store.ts';

export interface ReconcileParts {
  db: Database;
  clock: Clock;
  payments: Payments;
  mails: BillingMails;
}

/**
 * Asks for subscriptions and updates access, with no transaction open meanwhile; of parallel questions the
 * last one asked wins.
 * @returns undefined: never a customer
 * @throws PaymentsFailed
 */
export async function reconcile(parts: ReconcileParts, userId: Id): Promise<PaidAccess | undefined> {
  const begun = await beginReconciliation(parts.db, userId);
  if (!begun) return undefined;
  const states = await parts.payments.subscriptionsOf(begun.customerId);
  await parts.db.transaction().execute((trx) => apply(parts, trx, begun, states));
  parts.mails.sendSoon();
  return accessOf(states);
}

async function apply(
  { clock, mails }: ReconcileParts,
  trx: Database,
  begun: Reconciliation,
  states: readonly SubscriptionState[],
): Promise<void> {
  const user = await lockUser(trx, begun.userId);
  if (!user || !(await finishReconciliation(trx, begun))) return;
  await writeAccess(trx, begun.userId, accessOf(states));
  const mailed = await storeSubscriptions(trx, begun.userId, states);
  const now = clock.now().getTime();
  for (const state of states) {
    await mailChanges(trx, { mails, to: user.email, now }, state, mailed.get(state.id)!);
    for (const at of nextReconciliations(state, now))
      await scheduleReconciliation(trx, begun.customerId, { id: state.id, at });
  }
}

const scheduleReconciliation = (trx: Database, customerId: string, { id, at }: { id: string; at: number }) =>
  storeEvent(trx, { id: `look:${id}:${at}`, type: 'look', about: { customerId } }, at);
