import { sql, type Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('session_retention', column.text, (c) => c.notNull().defaultTo(sql`'until-deleted'`))
    .execute();
  await db.schema.alterTable('users').addColumn('subscription_state', column.text).execute();
  await db.schema.alterTable('users').addColumn('subscription_interval', column.text).execute();
  await db.schema.alterTable('users').addColumn('deleted_at', column.instant).execute();
  await db.schema
    .createIndex('users_deleted')
    .on('users')
    .column('id')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('users_who_keep_no_sessions')
    .on('users')
    .column('id')
    .where(sql.ref('session_retention'), '=', sql.lit('none'))
    .execute();
  await db.schema.alterTable('interview_sessions').addColumn('forgotten_at', column.instant).execute();
  await db.schema
    .createIndex('interview_sessions_forgotten')
    .on('interview_sessions')
    .column('id')
    .where(sql.ref('forgotten_at'), 'is not', null)
    .execute();

  await db.schema
    .createTable('profile_pictures')
    .addColumn('id', column.text, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) => c.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('bytes', column.bytes, (c) => c.notNull())
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('sign_in_failures')
    .addColumn('key', column.text, (c) => c.primaryKey())
    .addColumn('failures', column.integer, (c) => c.notNull())
    .addColumn('last_at', column.instant, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('customers')
    .addColumn('user_id', column.id, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('customer_id', column.text, (c) => c.notNull().unique())
    .addColumn('checkout_id', column.text)
    .addColumn('looks', column.integer, (c) => c.notNull())
    .addColumn('applied_look', column.integer, (c) => c.notNull())
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('subscriptions')
    .addColumn('id', column.text, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('status', column.text, (c) => c.notNull())
    .addColumn('price_id', column.text, (c) => c.notNull())
    .addColumn('interval', column.text, (c) => c.notNull())
    .addColumn('period_start', column.instant, (c) => c.notNull())
    .addColumn('period_end', column.instant, (c) => c.notNull())
    .addColumn('cancel_at', column.instant)
    .addColumn('cancels_at_period_end', column.flag, (c) => c.notNull())
    .addColumn('ended_at', column.instant)
    .addColumn('payment_withdrawn', column.flag, (c) => c.notNull())
    .addColumn('started_mailed_at', column.instant)
    .addColumn('failure_mailed_for', column.instant)
    .addColumn('ending_mailed_for', column.instant)
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('subscriptions_by_user').on('subscriptions').column('user_id').execute();

  await db.schema
    .createTable('billing_events')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('event_id', column.text, (c) => c.notNull().unique())
    .addColumn('type', column.text, (c) => c.notNull())
    .addColumn('customer_id', column.text)
    .addColumn('charge_id', column.text)
    .addColumn('state', column.text, (c) => c.notNull())
    .addColumn('attempts', column.integer, (c) => c.notNull())
    .addColumn('next_attempt_at', column.instant, (c) => c.notNull())
    .addColumn('claimed_until', column.instant)
    .addColumn('last_error', column.text)
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .addColumn('done_at', column.instant)
    .execute();
  await db.schema
    .createIndex('billing_events_by_state')
    .on('billing_events')
    .columns(['state', 'next_attempt_at'])
    .execute();
}
