import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('test_checkouts')
    .addColumn('id', column.text, (c) => c.primaryKey())
    .addColumn('key', column.text, (c) => c.notNull().unique())
    .addColumn('customer_id', column.text, (c) => c.notNull())
    .addColumn('price_id', column.text, (c) => c.notNull())
    .addColumn('success_url', column.text, (c) => c.notNull())
    .addColumn('cancel_url', column.text, (c) => c.notNull())
    .addColumn('state', column.text, (c) => c.notNull())
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('test_portals')
    .addColumn('id', column.text, (c) => c.primaryKey())
    .addColumn('customer_id', column.text, (c) => c.notNull())
    .addColumn('return_url', column.text, (c) => c.notNull())
    .addColumn('expires_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('test_subscriptions')
    .addColumn('id', column.text, (c) => c.primaryKey())
    .addColumn('customer_id', column.text, (c) => c.notNull())
    .addColumn('interval', column.text, (c) => c.notNull())
    .addColumn('status', column.text, (c) => c.notNull())
    .addColumn('period_start', column.instant, (c) => c.notNull())
    .addColumn('period_end', column.instant, (c) => c.notNull())
    .addColumn('cancels_at_period_end', column.flag, (c) => c.notNull())
    .addColumn('ended_at', column.instant)
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .execute();
}
