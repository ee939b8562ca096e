import type { AppendedEvent, Happening, SessionEvent } from '@pythia/contracts/interviews.ts';
import type { Database, Id, Row } from '#db/database.ts';
import { countSessions, type FirstWord } from './count-sessions.ts';

export type EventRow = Row<'session_events'>;
export type UnplacedEvent = Omit<EventRow, 'seq' | 'deleted_at'>;
export type PlacedEvent = Omit<EventRow, 'deleted_at'>;

/**
 * Gives events their `seq` and stores them, all or none. Raising `last_seq` locks the session's row, so that
 * instances that write to one session follow each other. Events of deleted or forgotten sessions are dropped;
 * first words are charged.
 * @returns those stored now
 * @param again whether an earlier try may have been committed without our knowing
 */
export async function insertEvents(
  db: Database,
  events: readonly UnplacedEvent[],
  { again }: { again: boolean },
): Promise<PlacedEvent[]> {
  return db
    .transaction()
    .execute(async (trx) => placeEvents(trx, again ? await withoutStored(trx, events) : events));
}

export async function placeEvents(trx: Database, events: readonly UnplacedEvent[]): Promise<PlacedEvent[]> {
  const placed: PlacedEvent[] = [];
  const bySession = [...Map.groupBy(events, (event) => event.session_id)];
  bySession.sort(([a], [b]) => (a < b ? -1 : 1)); // all lock sessions in one order, which avoids deadlock
  const begun: FirstWord[] = [];
  for (const [sessionId, own] of bySession) {
    const session = await trx
      .updateTable('interview_sessions')
      .set((eb) => ({
        last_seq: eb('last_seq', '+', own.length),
        entries: eb('entries', '+', own.filter(({ kind }) => kind !== 'style' && kind !== 'detected').length),
        questions: eb('questions', '+', countQuestions(own)),
      }))
      .where('id', '=', sessionId)
      .returning(['last_seq', 'kind', 'user_id', 'counted_at', 'forgotten_at', 'questions'])
      .executeTakeFirst();
    if (!session) continue;
    const first = session.last_seq - own.length + 1;
    const rows = own.map((event, index) => ({ ...event, seq: first + index }));
    if (session.forgotten_at === null) await trx.insertInto('session_events').values(rows).execute();
    placed.push(...rows);
    const isUse = (event: UnplacedEvent): boolean => {
      if (event.channel === 'candidate') return false;
      const happening = happeningOf(event);
      return hasWord(happening) || (session.questions > MOST_CALLED_OFF && isCalledOff(happening));
    };
    const word = session.counted_at === null && own.find(isUse);
    if (word) begun.push({ ...session, id: sessionId, at: word.at });
  }
  await countSessions(trx, begun); // users are locked after sessions, in every transaction
  return placed;
}

export const countQuestions = (events: readonly Pick<EventRow, 'kind'>[]): number =>
  events.filter(({ kind }) => kind === 'question').length;

const MOST_CALLED_OFF = 2;

/** Further ones are charged, since the model has read the question. */
const isCalledOff = (happening: Happening): boolean =>
  happening.kind === 'answer' && happening.text === '' && happening.state === 'stopped';

const hasWord = (happening: Happening): boolean =>
  (happening.kind === 'line' || happening.kind === 'answer') && /[\p{L}\p{N}]/u.test(happening.text);

async function withoutStored(db: Database, events: readonly UnplacedEvent[]): Promise<UnplacedEvent[]> {
  const ids = events.map((event) => event.id);
  const rows = await db.selectFrom('session_events').select('id').where('id', 'in', ids).execute();
  const stored = new Set(rows.map((row) => row.id));
  return events.filter((event) => !stored.has(event.id));
}

export async function readEvents(
  db: Database,
  { sessionId, after, limit }: { sessionId: Id; after: number; limit: number },
): Promise<EventRow[]> {
  return db
    .selectFrom('session_events')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('seq', '>', after)
    .where('deleted_at', 'is', null)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

export async function readEventsOf(db: Database, sessions: readonly Id[]): Promise<Map<Id, EventRow[]>> {
  const rows = await db
    .selectFrom('session_events')
    .selectAll()
    .where('session_id', 'in', sessions)
    .where('deleted_at', 'is', null)
    .orderBy('session_id')
    .orderBy('seq')
    .execute();
  return Map.groupBy(rows, (row) => row.session_id);
}

/** Trusted: the server wrote the body itself. */
export function happeningOf({ kind, body }: Pick<EventRow, 'kind' | 'body'>): Happening {
  const written: unknown = JSON.parse(body);
  return kind === 'answer'
    ? { kind, ...storedAnswer(written as StoredAnswer) }
    : ({ kind, ...(written as object) } as Happening);
}

export const toSessionEvent = (row: PlacedEvent): SessionEvent => ({
  ...happeningOf(row),
  id: row.id,
  seq: row.seq,
  at: new Date(row.at).toISOString(),
  channel: row.channel,
});

export const toAppendedEvent = (row: UnplacedEvent): AppendedEvent => ({
  ...happeningOf(row),
  id: row.id,
  at: new Date(row.at).toISOString(),
  channel: row.channel,
});

export function idNamedBy(event: Pick<EventRow, 'kind' | 'body'>): Id | undefined {
  const happening = happeningOf(event);
  if (happening.kind === 'correction') return happening.line.split('/')[0];
  return happening.kind === 'answer' ? happening.exchange_id : undefined;
}

/** Events whose deletion takes it along: for a found question each of its lines. */
export function idsNamedBy(event: Pick<EventRow, 'kind' | 'body'>): Id[] {
  const happening = happeningOf(event);
  if (happening.kind !== 'detected') return [idNamedBy(event) ?? []].flat();
  const { key, instead, question } = happening;
  return [key, ...(instead ? [instead] : [])].map((one) => one.split('/')[0]!).concat(question?.lines ?? []);
}

type Answer = Omit<Extract<Happening, { kind: 'answer' }>, 'kind'>;
/** Body of an answer's event, without fields that were added later. */
type StoredAnswer = Pick<Answer, 'exchange_id' | 'text' | 'state' | 'first_text_ms' | 'total_ms'> &
  Partial<Answer>;

const NOT_TOLD = { answered_by: null, stood_in: null, source: null, usage: null };

const storedAnswer = (body: StoredAnswer): Answer => ({
  ...NOT_TOLD,
  alternatives: [],
  note: null,
  ...body,
  ...(!body.alternatives && partsOf(body.text)),
});

const RULE = '\n\n---\n';
const MOST_ALTERNATIVES = 2;

function partsOf(text: string): Pick<Answer, 'text' | 'alternatives' | 'note'> | undefined {
  const rule = `${text}\n`.lastIndexOf(RULE);
  const lines = text
    .slice(rule + RULE.length)
    .trim()
    .split('\n')
    .filter(Boolean);
  const alternatives = lines.flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []);
  const isNote = lines.length === 1 && alternatives.length === 0;
  const isList = alternatives.length === lines.length && lines.length <= MOST_ALTERNATIVES;
  if (rule <= 0 || !(isNote || isList)) return undefined;
  return { text: text.slice(0, rule), alternatives, note: isNote ? lines[0]! : null };
}
