import { sql, type Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const count of ['entries', 'questions']) {
    await db.schema
      .alterTable('interview_sessions')
      .addColumn(count, column.integer, (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await sql`
    update interview_sessions set
      entries = last_seq,
      questions = (
        select count(*) from session_events
        where session_events.session_id = interview_sessions.id and session_events.kind = 'question'
      )
    where last_seq > 0
  `.execute(db);
}
