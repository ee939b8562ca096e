import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('practices')
    .addColumn('session_id', column.id, (c) =>
      c.primaryKey().references('interview_sessions.id').onDelete('cascade'),
    )
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('turns', column.text, (c) => c.notNull())
    .addColumn('follow_up', column.text)
    .addColumn('said', column.integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('practices_user').on('practices').columns(['user_id', 'session_id']).execute();
  await db.schema
    .createTable('practice_answers')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('session_id', column.id, (c) =>
      c.notNull().references('practices.session_id').onDelete('cascade'),
    )
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('turn', column.text, (c) => c.notNull())
    .addColumn('question', column.text, (c) => c.notNull())
    .addColumn('text', column.text, (c) => c.notNull())
    .addColumn('seconds', column.integer)
    .addColumn('review', column.text, (c) => c.notNull())
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('practice_answers_session')
    .on('practice_answers')
    .columns(['session_id', 'id'])
    .execute();
  await db.schema
    .createIndex('practice_answers_user')
    .on('practice_answers')
    .columns(['user_id', 'id'])
    .execute();
}
