import { sql, type Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('materials')
    .addColumn('user_id', column.id, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('name', column.text, (c) => c.notNull())
    .addColumn('education', column.text, (c) => c.notNull())
    .addColumn('work', column.text, (c) => c.notNull())
    .addColumn('file_name', column.text)
    .addColumn('updated_at', column.instant, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('jobs')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('company', column.text, (c) => c.notNull())
    .addColumn('role', column.text, (c) => c.notNull())
    .addColumn('job_description', column.text, (c) => c.notNull())
    .addColumn('link', column.text, (c) => c.notNull())
    .addColumn('status', column.text, (c) => c.notNull())
    .addColumn('notes', column.text, (c) => c.notNull())
    .addColumn('interview_dates', column.text, (c) => c.notNull())
    .addColumn('archived_at', column.instant)
    .addColumn('deleted_at', column.instant)
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .addColumn('updated_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('jobs_of_user').on('jobs').columns(['user_id', 'id']).execute();

  await db.schema
    .createTable('stories')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', column.text, (c) => c.notNull())
    .addColumn('text', column.text, (c) => c.notNull())
    .addColumn('notes', column.text, (c) => c.notNull())
    .addColumn('tags', column.text, (c) => c.notNull())
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .addColumn('updated_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('stories_of_user').on('stories').columns(['user_id', 'id']).execute();

  await db.schema
    .createTable('conversations')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', column.text, (c) => c.notNull())
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .addColumn('updated_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('conversations_of_user')
    .on('conversations')
    .columns(['user_id', 'updated_at'])
    .execute();

  await db.schema
    .createTable('messages')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('conversation_id', column.id, (c) =>
      c.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('parent_id', column.id)
    .addColumn('is_user', column.flag, (c) => c.notNull())
    .addColumn('text', column.text, (c) => c.notNull())
    .addColumn('state', column.text, (c) => c.notNull())
    .addColumn('answered_by', column.text)
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .addColumn('written_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('messages_of_conversation')
    .on('messages')
    .columns(['conversation_id', 'id'])
    .execute();

  const sessions = (): ReturnType<typeof db.schema.alterTable> => db.schema.alterTable('interview_sessions');
  await sessions()
    .addColumn('title', column.text, (c) => c.notNull().defaultTo(sql`''`))
    .execute();
  await sessions()
    .addColumn('company', column.text, (c) => c.notNull().defaultTo(sql`''`))
    .execute();
  await sessions()
    .addColumn('job_id', column.id, (c) => c.references('jobs.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('interview_sessions_of_job')
    .on('interview_sessions')
    .column('job_id')
    .where(sql.ref('job_id'), 'is not', null)
    .execute();
}
