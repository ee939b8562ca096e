import type { Excerpt } from '@pythia/contracts/interviews.ts';
import type { Database, Id } from '#db/database.ts';
import { excerptOf } from '#searching/excerpt.ts';
import { readInTurns } from '#searching/read-in-turns.ts';
import { searchWords, wordsNotIn } from '#searching/search-words.ts';
import { readResumeSummary } from './read-resume-summary.ts';
import { listSessions, type InterviewSession, type WantedSessions } from './sessions-store.ts';
import { happeningOf, idNamedBy, readEvents, readEventsOf, type EventRow } from './timeline/events-store.ts';

/** Bounds of one call; the session being read is read to its end. */
const MOST_EVENTS = 20_000;
const MOST_SESSIONS = 1_000;
/** Few enough not to delay a live session. */
const EVENTS_AT_ONCE = 500;
const SESSIONS_AT_ONCE = 50;

interface Search extends WantedSessions {
  text: string;
  limit: number;
  signal: AbortSignal;
}

interface FoundSession {
  session: InterviewSession;
  excerpt: Excerpt | undefined;
}

/** Newest sessions that have all words in their names or in what was said. */
export async function searchSessions(
  db: Database,
  { text, limit, signal, ...wanted }: Search,
): Promise<{ found: FoundSession[]; next: string | null }> {
  const words = searchWords(text);
  const found: FoundSession[] = [];
  let events = 0;
  let searched = 0;
  let before = wanted.before;
  for (;;) {
    const some = await listSessions(db, { ...wanted, before, limit: SESSIONS_AT_ONCE });
    for (const { session, missing, read } of readersOf(db, some, words)) {
      const said = readInTurns({ read, atOnce: EVENTS_AT_ONCE, textOf: wordsIn, signal });
      const result = await searchSession(words, missing, said);
      if (result.matches) found.push({ session, excerpt: result.place && excerptFrom(result.place, words) });
      events += result.events;
      searched += 1;
      before = session.id;
      const isEnough = found.length >= limit || events >= MOST_EVENTS || searched >= MOST_SESSIONS;
      if (isEnough || signal.aborted) return { found, next: before };
    }
    if (some.length < SESSIONS_AT_ONCE) return { found, next: null };
  }
}

interface SessionReader {
  session: InterviewSession;
  missing: readonly string[];
  read: (last: EventRow | undefined) => Promise<EventRow[]>;
}

/** Reads short sessions together, since most are short and a user may have hundreds. */
function readersOf(
  db: Database,
  sessions: readonly InterviewSession[],
  words: readonly string[],
): SessionReader[] {
  let together: { ids: Id[]; rows?: Promise<Map<Id, EventRow[]>> } = { ids: [] };
  let room = 0;
  return sessions.map((session) => {
    const { id, last_seq: most } = session;
    const missing = namesOf(session).reduce((left: readonly string[], name) => wordsNotIn(name, left), words);
    if (missing.length === 0 || most === 0) return { session, missing, read: async () => [] };
    const readNext = (last: EventRow | undefined): Promise<EventRow[]> =>
      readEvents(db, { sessionId: id, after: last?.seq ?? 0, limit: EVENTS_AT_ONCE });
    if (most >= EVENTS_AT_ONCE) return { session, missing, read: readNext };
    if (most > room) [together, room] = [{ ids: [] }, EVENTS_AT_ONCE];
    room -= most;
    const group = together;
    group.ids.push(id);
    const readFirst = async (): Promise<EventRow[]> =>
      (await (group.rows ??= readEventsOf(db, group.ids))).get(id) ?? [];
    return { session, missing, read: (last) => (last ? readNext(last) : readFirst()) };
  });
}

interface SearchedSession {
  matches: boolean;
  place: SaidRow | undefined;
  events: number;
}

async function searchSession(
  words: readonly string[],
  missingInNames: readonly string[],
  said: AsyncIterable<{ row: EventRow; text: string }>,
): Promise<SearchedSession> {
  let missing = missingInNames;
  let place: SaidRow | undefined;
  let missingThere = words.length;
  let events = 0;
  for await (const { row, text } of said) {
    events += 1;
    if (!isSaid(row)) continue;
    const missingHere = wordsNotIn(text, words);
    if (missingHere.length === words.length) continue;
    if (missingHere.length < missingThere) [place, missingThere] = [row, missingHere.length];
    missing = missing.filter((word) => missingHere.includes(word));
    if (missing.length === 0) break;
  }
  return { matches: missing.length === 0, place, events };
}

type SaidRow = EventRow & Pick<Excerpt, 'kind'>;

const isSaid = (row: EventRow): row is SaidRow => row.kind !== 'style' && row.kind !== 'detected';

function wordsIn(row: EventRow): string {
  const happening = happeningOf(row);
  if (happening.kind === 'style' || happening.kind === 'detected') return '';
  return happening.kind === 'answer'
    ? [happening.text, ...happening.alternatives].join('\n')
    : happening.text;
}

const excerptFrom = (row: SaidRow, words: readonly string[]): Excerpt => ({
  kind: row.kind,
  event_id: idNamedBy(row) ?? row.id,
  pieces: excerptOf(wordsIn(row), words),
});

function namesOf({ title, company, job_title, resume_summary }: InterviewSession): string[] {
  const summary = readResumeSummary(resume_summary);
  return [title, company, job_title, summary.company, summary.role];
}
