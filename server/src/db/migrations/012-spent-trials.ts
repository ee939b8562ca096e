import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('spent_trials')
    .addColumn('key', column.text, (c) => c.primaryKey())
    .addColumn('trials', column.integer, (c) => c.notNull())
    .addColumn('deleted_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('spent_trials_by_deleted_at').on('spent_trials').column('deleted_at').execute();
}
