import { inPages, iso } from '#db/belongings/in-pages.ts';
import type { Database, Id } from '#db/database.ts';

export async function storedSubscriptions(db: Database, userId: Id) {
  const rows = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    price_id: row.price_id,
    interval: row.interval,
    created_at: iso(row.created_at),
    period_start: iso(row.period_start),
    period_end: iso(row.period_end),
    cancel_at: iso(row.cancel_at),
    cancels_at_period_end: row.cancels_at_period_end === 1,
    ended_at: iso(row.ended_at),
    payment_withdrawn: row.payment_withdrawn === 1,
  }));
}

export const paymentEventsOf = (db: Database, userId: Id) =>
  inPages(
    db
      .selectFrom('billing_events')
      .select(['id', 'event_id', 'type', 'state', 'created_at'])
      .where('customer_id', 'in', customerIds(db, userId)),
    'id',
    (row) => ({ ...row, created_at: iso(row.created_at) }),
  );

export async function deletePaymentEventsOf(trx: Database, userId: Id): Promise<void> {
  await trx.deleteFrom('billing_events').where('customer_id', 'in', customerIds(trx, userId)).execute();
}

const customerIds = (db: Database, userId: Id) =>
  db.selectFrom('customers').select('customer_id').where('user_id', '=', userId);
