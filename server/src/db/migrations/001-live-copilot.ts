import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('email', column.text, (c) => c.notNull())
    .addColumn('email_key', column.text, (c) => c.notNull().unique())
    .addColumn('password_hash', column.text, (c) => c.notNull())
    .addColumn('verified_at', column.instant)
    .addColumn('token_version', column.integer, (c) => c.notNull())
    .addColumn('trials', column.integer, (c) => c.notNull())
    .addColumn('subscription_ends_at', column.instant)
    .addColumn('subscription_id', column.text)
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('email_tokens')
    .addColumn('token_hash', column.text, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', column.text, (c) => c.notNull())
    .addColumn('expires_at', column.instant, (c) => c.notNull())
    .addColumn('used_at', column.instant)
    .execute();
  await db.schema
    .createIndex('email_tokens_by_user')
    .on('email_tokens')
    .columns(['user_id', 'purpose'])
    .execute();

  await db.schema
    .createTable('mails')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('recipient', column.text, (c) => c.notNull())
    .addColumn('subject', column.text, (c) => c.notNull())
    .addColumn('text', column.text, (c) => c.notNull())
    .addColumn('html', column.text, (c) => c.notNull())
    .addColumn('message_id', column.text, (c) => c.notNull())
    .addColumn('state', column.text, (c) => c.notNull())
    .addColumn('attempts', column.integer, (c) => c.notNull())
    .addColumn('next_attempt_at', column.instant, (c) => c.notNull())
    .addColumn('claimed_until', column.instant)
    .addColumn('last_error', column.text)
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .addColumn('sent_at', column.instant)
    .execute();
  await db.schema.createIndex('mails_by_state').on('mails').columns(['state', 'next_attempt_at']).execute();

  await db.schema
    .createTable('interview_sessions')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', column.text, (c) => c.notNull())
    .addColumn('job_title', column.text, (c) => c.notNull())
    .addColumn('resume_summary', column.text, (c) => c.notNull())
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .addColumn('expires_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('interview_sessions_by_user')
    .on('interview_sessions')
    .columns(['user_id', 'kind', 'expires_at'])
    .execute();

  await db.schema
    .createTable('transcript_lines')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('session_id', column.id, (c) =>
      c.notNull().references('interview_sessions.id').onDelete('cascade'),
    )
    .addColumn('text', column.text, (c) => c.notNull())
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('transcript_lines_by_session')
    .on('transcript_lines')
    .columns(['session_id', 'id'])
    .execute();

  await db.schema
    .createTable('exchanges')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('session_id', column.id, (c) =>
      c.notNull().references('interview_sessions.id').onDelete('cascade'),
    )
    .addColumn('question', column.text, (c) => c.notNull())
    .addColumn('answer', column.text, (c) => c.notNull())
    .addColumn('complete', column.flag, (c) => c.notNull())
    .addColumn('created_at', column.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('exchanges_by_session').on('exchanges').columns(['session_id', 'id']).execute();

  await db.schema
    .createTable('rate_windows')
    .addColumn('key', column.text, (c) => c.notNull())
    .addColumn('window_start', column.instant, (c) => c.notNull())
    .addColumn('hits', column.integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('rate_windows_key', ['key', 'window_start'])
    .execute();
}
