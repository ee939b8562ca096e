import { join } from 'node:path';
import { newId } from '../server/src/db/database.ts';
import { openSqlite } from '../server/src/db/open-sqlite.ts';
import { insertSession } from '../server/src/features/interviews/sessions-store.ts';
import { insertEvents } from '../server/src/features/interviews/timeline/events-store.ts';
import { APP } from './app-address.ts';
import type { Visitor } from './people.ts';

interface PastInterview {
  company: string;
  role: string;
  kind?: 'free' | 'paid';
  /** The question is about the last line. */
  lines: readonly string[];
  question?: string;
  answer?: string;
}

const MINUTE_MS = 60_000;
/** The application's own batch. */
const AT_ONCE = 200;

/**
 * Half an hour, ended an hour ago.
 * @returns its id
 */
export async function keepInterview(
  { email }: Visitor,
  { company, role, kind = 'free', lines, question, answer = '' }: PastInterview,
): Promise<string> {
  const db = openSqlite(join(APP.dataDir, 'pythia.db'));
  const begun = Date.now() - 90 * MINUTE_MS;
  try {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', email.toLowerCase())
      .executeTakeFirstOrThrow();
    const { id } = await insertSession(db, {
      user_id: user.id,
      kind,
      job_title: role,
      company,
      resume_summary: `Company: ${company}, Role: ${role}`,
      created_at: begun,
      expires_at: begun + 30 * MINUTE_MS,
      counted_at: begun,
    });
    const event = (
      place: number,
      kind: 'line' | 'question' | 'answer',
      channel: 'interviewer' | 'candidate' | 'copilot',
      body: object,
    ) => ({
      session_id: id,
      id: newId(),
      at: begun + place * 1_000,
      kind,
      channel,
      body: JSON.stringify(body),
    });
    const heard = lines.map((text, place) => event(place, 'line', 'interviewer', { text }));
    const asked = event(lines.length, 'question', 'candidate', {
      text: question,
      lines: heard.length > 0 ? [`${heard.at(-1)!.id}/0`] : [],
    });
    const answered = event(lines.length + 1, 'answer', 'copilot', {
      exchange_id: asked.id,
      text: answer,
      state: 'complete',
      first_text_ms: 1,
      total_ms: 2,
      answered_by: 'Built-in coach',
    });
    const events = [...heard, ...(question === undefined ? [] : [asked, answered])];
    for (let from = 0; from < events.length; from += AT_ONCE) {
      await insertEvents(db, events.slice(from, from + AT_ONCE), { again: false });
    }
    return id;
  } finally {
    await db.destroy();
  }
}
