import type { Database, Id } from '#db/database.ts';
import { isTo } from '../is-to.ts';
import { inPages, iso } from './in-pages.ts';

/** Who the user is to the payment service; null for who never paid. */
export async function customerOf(db: Database, userId: Id) {
  const row = await db.selectFrom('customers').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ? { customer_id: row.customer_id, created_at: iso(row.created_at) } : null;
}

/** Few: a user has one at a time. */
export async function subscriptionsOf(db: Database, userId: Id) {
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

/** What the payment service told us of the user. */
export const paymentEventsOf = (db: Database, userId: Id) =>
  inPages(
    db
      .selectFrom('billing_events')
      .select(['id', 'event_id', 'type', 'state', 'created_at'])
      .where(
        'customer_id',
        'in',
        db.selectFrom('customers').select('customer_id').where('user_id', '=', userId),
      ),
    'id',
    (row) => ({ ...row, created_at: iso(row.created_at) }),
  );

/** What was mailed; of the words the subject alone, since the others may hold a link that works. */
export const mailsOf = (db: Database, email: string) =>
  inPages(
    db
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'state', 'created_at', 'sent_at'])
      .where(isTo(email)),
    'id',
    (row) => ({ ...row, created_at: iso(row.created_at), sent_at: iso(row.sent_at) }),
  );

/** What the links that were mailed were for; nobody knows the links themselves. */
export async function* linksOf(db: Database, userId: Id) {
  const rows = await db
    .selectFrom('email_tokens')
    .select(['purpose', 'expires_at', 'used_at', 'replaced_at'])
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute();
  yield rows.map(({ purpose, ...row }) => ({
    purpose,
    expires_at: iso(row.expires_at),
    used_at: iso(row.used_at),
    replaced_at: iso(row.replaced_at),
  }));
}
