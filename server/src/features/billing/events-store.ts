import { newId, type Database, type Id, type Instant } from '#db/database.ts';
import { revived } from '#db/dead-work.ts';
import type { PaymentEvent } from '#providers/payments/payments.ts';

export const INTENDED_DELETION = 'account-deletion';

const JOINED = 200;

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
      created_at: dueAt,
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
