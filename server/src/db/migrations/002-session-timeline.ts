import type { Kysely } from 'kysely';
import { column } from '../columns.ts';
import { newId, type Id, type Instant } from '../database.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await createTables(db);
  let after = '';
  for (;;) {
    const page = db.selectFrom('interview_sessions').select('id').where('id', '>', after).orderBy('id');
    const session = await page.limit(1).executeTakeFirst();
    if (!session) break;
    await moveSession(db, session.id);
    after = session.id;
  }
  await db.schema.dropTable('transcript_lines').execute();
  await db.schema.dropTable('exchanges').execute();
}

async function createTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('interview_sessions')
    .addColumn('last_seq', column.integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('interview_sessions_by_expiry')
    .on('interview_sessions')
    .column('expires_at')
    .execute();

  await db.schema
    .createTable('session_events')
    .addColumn('session_id', column.id, (c) =>
      c.notNull().references('interview_sessions.id').onDelete('cascade'),
    )
    .addColumn('seq', column.integer, (c) => c.notNull())
    .addColumn('id', column.id, (c) => c.notNull().unique())
    .addColumn('at', column.instant, (c) => c.notNull())
    .addColumn('kind', column.text, (c) => c.notNull())
    .addColumn('channel', column.text, (c) => c.notNull())
    .addColumn('body', column.text, (c) => c.notNull())
    .addPrimaryKeyConstraint('session_events_key', ['session_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('session_events_by_kind')
    .on('session_events')
    .columns(['session_id', 'kind', 'seq'])
    .execute();

  await db.schema
    .createTable('leases')
    .addColumn('name', column.text, (c) => c.primaryKey())
    .addColumn('held_until', column.instant, (c) => c.notNull())
    .execute();
}

async function moveSession(db: Kysely<Tables>, sessionId: Id): Promise<void> {
  const events = [...(await linesOf(db, sessionId)), ...(await exchangesOf(db, sessionId))];
  events.sort((a, b) => a.at - b.at);
  for (const [index, event] of events.entries()) {
    const row = { ...event, session_id: sessionId, seq: index + 1, body: JSON.stringify(event.body) };
    await db.insertInto('session_events').values(row).execute();
  }
  await db
    .updateTable('interview_sessions')
    .set({ last_seq: events.length })
    .where('id', '=', sessionId)
    .execute();
}

async function linesOf(db: Kysely<Tables>, sessionId: Id): Promise<OldEvent[]> {
  const query = db.selectFrom('transcript_lines').selectAll().where('session_id', '=', sessionId);
  const lines = await query.orderBy('id').execute();
  return lines.map(({ id, created_at: at, text }) => ({
    id,
    at,
    kind: 'line',
    channel: 'interviewer',
    body: { text },
  }));
}

async function exchangesOf(db: Kysely<Tables>, sessionId: Id): Promise<OldEvent[]> {
  const query = db.selectFrom('exchanges').selectAll().where('session_id', '=', sessionId);
  const exchanges = await query.orderBy('id').execute();
  return exchanges.flatMap(({ id, created_at: at, question, answer, complete }) => [
    { id, at, kind: 'question', channel: 'candidate', body: { text: question } },
    {
      id: newId(),
      at,
      kind: 'answer',
      channel: 'copilot',
      body: {
        exchange_id: id,
        text: answer,
        state: complete ? 'complete' : 'partial',
        first_text_ms: null,
        total_ms: null,
      },
    },
  ]);
}

interface OldEvent {
  id: Id;
  at: Instant;
  kind: string;
  channel: string;
  body: object;
}

interface Tables {
  interview_sessions: { id: Id; last_seq: number };
  transcript_lines: { id: Id; session_id: Id; text: string; created_at: Instant };
  exchanges: {
    id: Id;
    session_id: Id;
    question: string;
    answer: string;
    complete: number;
    created_at: Instant;
  };
  session_events: Omit<OldEvent, 'body'> & { session_id: Id; seq: number; body: string };
}
