import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_screens')
    .addColumn('session_id', column.id, (c) =>
      c.primaryKey().references('interview_sessions.id').onDelete('cascade'),
    )
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_version', column.integer, (c) => c.notNull())
    .addColumn('link_hash', column.text, (c) => c.notNull().unique())
    .addColumn('link_expires_at', column.instant, (c) => c.notNull())
    .addColumn('bearer_hash', column.text, (c) => c.unique())
    .addColumn('opened_at', column.instant)
    .addColumn('ended_at', column.instant)
    .execute();
  await db.schema.createIndex('second_screens_user').on('second_screens').column('user_id').execute();
}
