import { sql, type Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['stories', 'conversations', 'interview_sessions', 'session_events']) {
    await db.schema.alterTable(table).addColumn('deleted_at', column.instant).execute();
  }
  await sql`update interview_sessions set deleted_at = forgotten_at where forgotten_at is not null`.execute(
    db,
  );
  for (const table of ['jobs', 'stories', 'conversations', 'interview_sessions', 'session_events']) {
    await db.schema
      .createIndex(`${table}_deleted`)
      .on(table)
      .column('deleted_at')
      .where(sql.ref('deleted_at'), 'is not', null)
      .execute();
  }
}
