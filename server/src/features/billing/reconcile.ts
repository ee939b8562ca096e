import type { Clock } from '#core/clock.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { holdUser } from '#db/hold-user.ts';
import type { Payments, SubscriptionState } from '#providers/payments/payments.ts';
import { accessOf, type Access } from './access.ts';
import type { BillingMails } from './billing-mails.ts';
import { beginLook, keepLook, type Look } from './customers-store.ts';
import { keepEvent } from './events-store.ts';
import { mailChanges } from './mail-changes.ts';
import { nextLooks } from './next-looks.ts';
import { keepSubscriptions, writeAccess } from './subscriptions-store.ts';

export interface ReconcileParts {
  db: Database;
  clock: Clock;
  payments: Payments;
  mails: BillingMails;
}

/**
 * Asks the service how a user's subscriptions stand, and lets the user's access follow. Nothing of the
 * database is held while it is asked. Of answers that overtake each other the one asked for last counts: its
 * question was put after whatever made others ask.
 * @returns what the user has by this answer; undefined for somebody who never was a customer
 * @throws PaymentsFailed
 */
export async function reconcile(parts: ReconcileParts, userId: Id): Promise<Access | undefined> {
  const look = await beginLook(parts.db, userId);
  if (!look) return undefined;
  const states = await parts.payments.subscriptionsOf(look.customerId);
  await parts.db.transaction().execute((trx) => apply(parts, trx, look, states));
  parts.mails.sendSoon();
  return accessOf(states);
}

async function apply(
  { clock, mails }: ReconcileParts,
  trx: Database,
  look: Look,
  states: readonly SubscriptionState[],
): Promise<void> {
  const user = await holdUser(trx, look.userId);
  if (!user || !(await keepLook(trx, look))) return;
  await writeAccess(trx, look.userId, accessOf(states));
  const mailed = await keepSubscriptions(trx, look.userId, states);
  const now = clock.now().getTime();
  for (const state of states) {
    await mailChanges(trx, { mails, to: user.email, now }, state, mailed.get(state.id)!);
    for (const at of nextLooks(state, now)) await keepLookAt(trx, look.customerId, { id: state.id, at });
  }
}

/** A reminder of our own, in the inbox with the service's events. */
const keepLookAt = (trx: Database, customerId: string, { id, at }: { id: string; at: number }) =>
  keepEvent(trx, { id: `look:${id}:${at}`, type: 'look', about: { customerId } }, at);
