import type { Database } from '#db/database.ts';
import { readInTurns } from '#searching/read-in-turns.ts';
import { searchWords, wordsNotIn } from '#searching/search-words.ts';
import { readResumeSummary } from './read-resume-summary.ts';
import { listSessions, type InterviewSession, type WantedSessions } from './sessions-store.ts';
import { happeningOf, readEvents, type EventRow } from './timeline/events-store.ts';

/** What one call reads before it answers; the session that it is in is read to its end. */
const MOST_EVENTS = 20_000;
const MOST_SESSIONS = 1_000;
/** Few enough not to delay a live session. */
const EVENTS_AT_ONCE = 500;
const SESSIONS_AT_ONCE = 50;

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
): Promise<{ sessions: InterviewSession[]; next: string | null }> {
  const words = searchWords(text);
  const found: InterviewSession[] = [];
  let events = 0;
  let searched = 0;
  let before = wanted.before;
  for (;;) {
    const some = await listSessions(db, { ...wanted, before, limit: SESSIONS_AT_ONCE });
    for (const session of some) {
      const result = await searchSession(db, session, words, signal);
      if (result.matches) found.push(session);
      events += result.events;
      searched += 1;
      before = session.id;
      const isEnough = found.length >= limit || events >= MOST_EVENTS || searched >= MOST_SESSIONS;
      if (isEnough || signal.aborted) return { sessions: found, next: before };
    }
    if (some.length < SESSIONS_AT_ONCE) return { sessions: found, next: null };
  }
}

async function searchSession(
  db: Database,
  session: InterviewSession,
  words: readonly string[],
  signal: AbortSignal,
): Promise<{ matches: boolean; events: number }> {
  let missing = words;
  let events = 0;
  for (const name of namesOf(session)) missing = wordsNotIn(name, missing);
  if (missing.length > 0 && session.last_seq > 0) {
    const said = readInTurns<EventRow>({
      read: (last) => readEvents(db, { sessionId: session.id, after: last?.seq ?? 0, limit: EVENTS_AT_ONCE }),
      atOnce: EVENTS_AT_ONCE,
      textOf: (row) => happeningOf(row).text,
      signal,
    });
    for await (const text of said) {
      events += 1;
      missing = wordsNotIn(text, missing);
      if (missing.length === 0) break;
    }
  }
  return { matches: missing.length === 0, events };
}

function namesOf({ title, company, job_title, resume_summary }: InterviewSession): string[] {
  const summary = readResumeSummary(resume_summary);
  return [title, company, job_title, summary.company, summary.role];
}
