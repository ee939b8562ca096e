import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customizations')
    .addColumn('user_id', column.id, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('choices', column.text, (c) => c.notNull())
    .addColumn('version', column.integer, (c) => c.notNull())
    .addColumn('updated_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema.alterTable('interview_sessions').addColumn('style', column.text).execute();
}
