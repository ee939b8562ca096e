import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('prepared_answers')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('job_id', column.id, (c) => c.references('jobs.id').onDelete('cascade'))
    .addColumn('answers', column.text, (c) => c.notNull())
    .addColumn('version', column.integer, (c) => c.notNull())
    .addColumn('updated_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('prepared_answers_user')
    .on('prepared_answers')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema.createIndex('prepared_answers_job').on('prepared_answers').column('job_id').execute();
}
