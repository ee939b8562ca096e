import type { AskedExchange } from '#asking/exchange.ts';
import type { Database, Id } from '#db/database.ts';
import {
  type EventRow,
  happeningOf,
  isOfExchange,
  newestExchangeEvents,
  recentExchanges,
} from './events-store.ts';
import type { TimelineWriter } from './timeline-writer.ts';

/** Questions, answers and the candidate's lines read for recent exchanges: some questions have no answer. */
const LOOKED_THROUGH = 480;

type StoredHappening = Parameters<typeof recentExchanges>[0][number];

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
