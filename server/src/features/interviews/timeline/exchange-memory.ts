import type { Happening } from '@pythia/contracts/interviews.ts';
import type { AskedExchange } from '#asking/exchange.ts';
import type { Database, Id } from '#db/database.ts';
import { type EventRow, happeningOf } from './events-store.ts';
import type { TimelineWriter } from './timeline-writer.ts';

/** Questions, answers and the candidate's lines read for recent exchanges: some questions have no answer. */
const LOOKED_THROUGH = 480;

interface StoredHappening {
  id: Id;
  happening: Happening;
}

const withHappening = (event: Pick<EventRow, 'id' | 'kind' | 'body'>): StoredHappening => ({
  id: event.id,
  happening: happeningOf(event),
});

/** A session's exchanges of all instances; each question reads only the events that came since the last. */
export class ExchangeMemory {
  readonly #parts: { db: Database; writer: Pick<TimelineWriter, 'unwritten'>; sessionId: Id };
  #read: StoredHappening[] = [];
  #readTo = 0;

  constructor(parts: { db: Database; writer: Pick<TimelineWriter, 'unwritten'>; sessionId: Id }) {
    this.#parts = parts;
  }

  /** The last exchanges, unwritten ones too; oldest first. */
  async recent(count: number): Promise<AskedExchange[]> {
    const { db, writer, sessionId } = this.#parts;
    const unwritten = writer.unwritten(sessionId); // read first: events stored meanwhile are in both
    const came = await newestExchangeEvents(db, { sessionId, after: this.#readTo, limit: LOOKED_THROUGH });
    this.#readTo = Math.max(this.#readTo, came.at(-1)?.seq ?? 0);
    // keyed by identity, since another question may be asked at the same time
    const known = new Map([...this.#read, ...came.map(withHappening)].map((event) => [event.id, event]));
    this.#read = [...known.values()].slice(-LOOKED_THROUGH);
    for (const event of unwritten.filter(isOfExchange)) known.set(event.id, withHappening(event));
    return recentExchanges([...known.values()], count);
  }
}

const isOfExchange = ({ kind, channel }: Pick<EventRow, 'kind' | 'channel'>): boolean =>
  kind === 'question' || kind === 'answer' || (kind === 'line' && channel === 'candidate');

/** The newest events of a running session that are {@link isOfExchange}, from which none is deleted; in order. */
async function newestExchangeEvents(
  db: Database,
  { sessionId, after, limit }: { sessionId: Id; after: number; limit: number },
): Promise<Pick<EventRow, 'seq' | 'id' | 'kind' | 'body'>[]> {
  const rows = await db
    .selectFrom('session_events')
    .select(['seq', 'id', 'kind', 'body'])
    .where('session_id', '=', sessionId)
    .where('seq', '>', after)
    .where((eb) =>
      eb.or([
        eb('kind', 'in', ['question', 'answer']),
        eb.and([eb('kind', '=', 'line'), eb('channel', '=', 'candidate')]),
      ]),
    )
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/**
 * The last `count` answered questions, oldest first, each with what was said then. A question written between
 * the two queries comes after its answer. What was said before any has no question.
 */
export function recentExchanges(events: readonly StoredHappening[], count: number): AskedExchange[] {
  const questions = new Map<string, Extract<Happening, { kind: 'question' }>>();
  const saidAfter = new Map<string, string>();
  let latest = '';
  for (const { id, happening } of events) {
    if (happening.kind === 'question') questions.set((latest = id), happening);
    if (happening.kind !== 'line') continue;
    saidAfter.set(latest, `${saidAfter.get(latest) ?? ''} ${happening.text}`.trim().slice(0, MOST_SAID));
  }
  const exchanges: AskedExchange[] = [];
  const tell = (id: string, told: Pick<AskedExchange, 'answer' | 'state' | 'said'>): void => {
    const { text, lines = [], again } = questions.get(id) ?? { text: '' };
    exchanges.push({ id, question: text, lines, again, ...told });
  };
  const before = saidAfter.get('');
  if (before !== undefined) tell('', { answer: before, state: 'complete' });
  for (const { happening } of events) {
    if (happening.kind !== 'answer' || !questions.has(happening.exchange_id)) continue;
    const { exchange_id: id, text: answer, state } = happening;
    const said = saidAfter.get(id);
    if (answer !== '') tell(id, { answer, state, ...(said !== undefined && { said }) });
    else if (said !== undefined) tell(id, { answer: said, state: 'complete' });
  }
  return exchanges.slice(-count);
}

/** Some minutes of speech, in characters. */
const MOST_SAID = 4_000;
