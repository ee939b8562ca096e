import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stream_leases')
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('place', column.integer, (c) => c.notNull())
    .addColumn('holder', column.id, (c) => c.notNull())
    .addColumn('expires_at', column.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('stream_leases_key', ['user_id', 'place'])
    .execute();
  await db.schema.createIndex('stream_leases_by_holder').on('stream_leases').columns(['holder']).execute();
}
