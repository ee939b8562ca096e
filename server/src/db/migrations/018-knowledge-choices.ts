import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('knowledge_choices')
    .addColumn('user_id', column.id, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('fields', column.text)
    .addColumn('hidden', column.text, (c) => c.notNull())
    .addColumn('version', column.integer, (c) => c.notNull())
    .addColumn('updated_at', column.instant, (c) => c.notNull())
    .execute();
}
