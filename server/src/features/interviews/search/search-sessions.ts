import { setImmediate as othersRun } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import { readResumeSummary } from '../read-resume-summary.ts';
import { listSessions, type InterviewSession, type WantedSessions } from '../sessions-store.ts';
import { happeningOf, readEvents } from '../timeline/events-store.ts';
import { searchWords, wordsNotIn } from './search-words.ts';

/** What one call looks through before it answers; the session that it is in is looked through to its end. */
const MOST_EVENTS = 20_000;
const MOST_SESSIONS = 1_000;
/** Few enough that nobody who is live notices the reading. */
const EVENTS_AT_ONCE = 500;
const SESSIONS_AT_ONCE = 50;
/** Of long questions and answers; folding as many takes some milliseconds in the slowest script. */
const CHARACTERS_AT_ONCE = 50_000;

interface Search extends WantedSessions {
  text: string;
  limit: number;
  /** Ends it when the caller is gone. */
  signal: AbortSignal;
}

/** The newest sessions that have all words of the text in their names or in what was said in them. */
export async function searchSessions(
  db: Database,
  { text, limit, signal, ...wanted }: Search,
): Promise<{ found: InterviewSession[]; next: string | null }> {
  const words = searchWords(text);
  const found: InterviewSession[] = [];
  let events = 0;
  let sessions = 0;
  let before = wanted.before;
  for (;;) {
    const some = await listSessions(db, { ...wanted, before, limit: SESSIONS_AT_ONCE });
    for (const session of some) {
      const looked = await lookThrough(db, session, words, signal);
      if (looked.matches) found.push(session);
      events += looked.events;
      sessions += 1;
      before = session.id;
      const isEnough = found.length >= limit || events >= MOST_EVENTS || sessions >= MOST_SESSIONS;
      if (isEnough || signal.aborted) return { found, next: before };
    }
    if (some.length < SESSIONS_AT_ONCE) return { found, next: null };
  }
}

async function lookThrough(
  db: Database,
  session: InterviewSession,
  words: readonly string[],
  signal: AbortSignal,
): Promise<{ matches: boolean; events: number }> {
  let missing = words;
  let events = 0;
  let characters = 0;
  for (const name of namesOf(session)) missing = wordsNotIn(name, missing);
  let hasMore = session.last_seq > 0;
  for (let after = 0; hasMore && missing.length > 0 && !signal.aborted;) {
    const rows = await readEvents(db, { sessionId: session.id, after, limit: EVENTS_AT_ONCE });
    for (const row of rows) {
      const { text } = happeningOf(row);
      missing = wordsNotIn(text, missing);
      if (missing.length === 0) break;
      characters += text.length;
      if (characters < CHARACTERS_AT_ONCE) continue;
      characters = 0;
      await othersRun();
    }
    events += rows.length;
    after = rows.at(-1)?.seq ?? after;
    hasMore = rows.length === EVENTS_AT_ONCE;
    await othersRun(); // SQLite answers without ever letting go
  }
  return { matches: missing.length === 0, events };
}

function namesOf({ title, company, job_title, resume_summary }: InterviewSession): string[] {
  const summary = readResumeSummary(resume_summary);
  return [title, company, job_title, summary.company, summary.role];
}
