import { newId, type Database, type Id, type Instant } from '#db/database.ts';
import { revived } from '#db/dead-work.ts';
import type { PaymentEvent } from '#providers/payments/payments.ts';

/** The type of an event of our own: the account of its customer is being deleted. */
export const INTENDED_DELETION = 'account-deletion';

/** Events of one customer that are handled together; the rest is handled with the next. */
const JOINED = 200;

/** Stores an event until it is acted on. One that is stored already changes nothing, unless it was given up. */
export async function storeEvent(db: Database, event: PaymentEvent, dueAt: Instant): Promise<void> {
  await db
    .insertInto('billing_events')
    .values({
      id: newId(),
      event_id: event.id,
      type: event.type,
      customer_id: 'customerId' in event.about ? event.about.customerId : null,
      charge_id: 'chargeId' in event.about ? event.about.chargeId : null,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: dueAt,
      created_at: dueAt, // tries are counted from then on
    })
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet(revived(dueAt)).where('billing_events.state', '=', 'dead'),
    )
    .execute();
}

export async function isWaiting(db: Database, eventId: string): Promise<boolean> {
  const event = await db
    .selectFrom('billing_events')
    .select('id')
    .where('event_id', '=', eventId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return event !== undefined;
}

/** Events about a customer that are due, and are answered by asking for their subscriptions. */
export async function findDueEvents(db: Database, customerId: string, now: Instant): Promise<Id[]> {
  const due = await db
    .selectFrom('billing_events')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .where('type', '!=', INTENDED_DELETION)
    .limit(JOINED)
    .execute();
  return due.map(({ id }) => id);
}

export async function markDone(db: Database, ids: readonly Id[], now: Instant): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('billing_events')
    .set({ state: 'done', done_at: now, last_error: null })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
}

/** All but that the account is being deleted. */
export async function deleteEventsOf(db: Database, customerId: string): Promise<void> {
  await db
    .deleteFrom('billing_events')
    .where('customer_id', '=', customerId)
    .where('type', '!=', INTENDED_DELETION)
    .execute();
}

export async function dropEvent(db: Database, eventId: string): Promise<void> {
  await db.deleteFrom('billing_events').where('event_id', '=', eventId).execute();
}
