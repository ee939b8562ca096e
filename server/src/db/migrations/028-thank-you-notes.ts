import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('thank_you_notes')
    .addColumn('session_id', column.id, (c) =>
      c.primaryKey().references('interview_sessions.id').onDelete('cascade'),
    )
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('text', column.text)
    .addColumn('version', column.integer, (c) => c.notNull())
    .addColumn('updated_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('thank_you_notes_user')
    .on('thank_you_notes')
    .columns(['user_id', 'session_id'])
    .execute();
}
