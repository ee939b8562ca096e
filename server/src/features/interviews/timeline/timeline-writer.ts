import { setImmediate as othersRun, setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { settlesWithin } from '#core/settles-within.ts';
import type { Database, Id } from '#db/database.ts';
import { insertEvents, type PlacedEvent, type UnplacedEvent } from './events-store.ts';
import { storeWithoutRefused } from './refused-events.ts';
import type { EventPlace } from './session-news.ts';

/** Bounds of what waits; beyond them the oldest is given up. */
const MOST_EVENTS = 2_000;
const MOST_CHARS = 4_000_000;
const BATCH_EVENTS = 200;
/** Events within this time are stored together, since each write waits for the disk. */
const GATHER_MS = 50;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;
/** Refusals after which a batch is stored one by one: a single event may be the cause. */
const WHOLE_TRIES = 2;
const WRITTEN_WITHIN_MS = 1_000;
const STOP_WITHIN_MS = 3_000;
const LAST_RETRY_MS = 100;

interface TimelineWriterParts {
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  onWritten?: (sessionId: Id, places: readonly EventPlace[]) => void;
}

/**
 * Stores events behind their callers: in batches, in order, repeated until the database accepts them. An
 * event refused while others are accepted is given up. No words are logged.
 */
export class TimelineWriter {
  readonly #db: Database;
  readonly #log: TimelineWriterParts['log'];
  readonly #onWritten: NonNullable<TimelineWriterParts['onWritten']>;
  readonly #stopping = new AbortController();
  #waiting: UnplacedEvent[] = [];
  #waitingChars = 0;
  #batch: UnplacedEvent[] = [];
  #isRunning = false;
  #progress = Promise.withResolvers<void>();
  #lost = 0;
  #isOver = false;

  constructor({ db, log, onWritten = () => {} }: TimelineWriterParts) {
    this.#db = db;
    this.#log = log;
    this.#onWritten = onWritten;
  }

  add(event: UnplacedEvent): void {
    if (this.#isOver) return;
    this.#waiting.push(event);
    this.#waitingChars += event.body.length;
    while (this.#waiting.length > MOST_EVENTS || this.#waitingChars > MOST_CHARS) this.#giveUpOldest();
    if (!this.#isRunning) void this.#run();
  }

  unwritten(sessionId: Id): UnplacedEvent[] {
    return [...this.#batch, ...this.#waiting].filter((event) => event.session_id === sessionId);
  }

  async written(withinMs = WRITTEN_WITHIN_MS): Promise<void> {
    const last = this.#waiting.at(-1) ?? this.#batch.at(-1);
    const isWaiting = (): boolean =>
      last !== undefined && (this.#batch.includes(last) || this.#waiting.includes(last));
    const deadline = performance.now() + withinMs;
    while (isWaiting() && (await settlesWithin(this.#progress.promise, deadline - performance.now())));
  }

  async stop(withinMs = STOP_WITHIN_MS): Promise<void> {
    if (this.#isOver) return;
    this.#stopping.abort();
    await this.written(withinMs);
    this.#isOver = true;
    this.#lost += this.#batch.length + this.#waiting.length;
    this.#reportLost();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    let failures = 0;
    await this.#pause(GATHER_MS);
    while (!this.#isOver && this.#batch.length + this.#waiting.length > 0) {
      if (this.#batch.length === 0) this.#batch = this.#take();
      try {
        const placed = await this.#writeBatch(failures);
        failures = 0;
        this.#finishBatch(placed);
        await othersRun(); // node:sqlite is synchronous: lets other work run
      } catch (error) {
        failures += 1;
        if (failures === 1) this.#log.warn(describe(error), 'session events cannot be written, trying again');
        await this.#pause(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS));
      }
    }
    this.#isRunning = false;
  }

  async #writeBatch(failures: number): Promise<PlacedEvent[]> {
    if (failures < WHOLE_TRIES) return insertEvents(this.#db, this.#batch, { again: failures > 0 });
    const refused = await storeWithoutRefused(this.#db, this.#batch, this.#waiting);
    for (const { event, error } of refused) {
      const { kind, session_id: session } = event;
      this.#log.error({ ...describe(error), kind, session }, 'a session event is refused and given up');
      this.#lost += 1;
    }
    return [];
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#stopping;
    if (signal.aborted) await delay(Math.min(milliseconds, LAST_RETRY_MS));
    else await delay(milliseconds, undefined, { signal }).catch(() => {});
  }

  #take(): UnplacedEvent[] {
    const taken = this.#waiting.splice(0, BATCH_EVENTS);
    for (const event of taken) this.#waitingChars -= event.body.length;
    return taken;
  }

  #finishBatch(placed: readonly PlacedEvent[]): void {
    const places = Map.groupBy(placed, ({ session_id }) => session_id);
    const sessions = new Set(this.#batch.map(({ session_id }) => session_id));
    this.#batch = [];
    for (const session of sessions) this.#onWritten(session, places.get(session) ?? []);
    this.#progress.resolve();
    this.#progress = Promise.withResolvers();
    this.#reportLost();
  }

  #giveUpOldest(): void {
    const oldest = this.#waiting.shift();
    this.#waitingChars -= oldest?.body.length ?? 0;
    this.#lost += 1;
    if (this.#lost === 1) this.#log.error('too many session events wait: the oldest are given up');
  }

  #reportLost(): void {
    if (this.#lost > 0) this.#log.error({ events: this.#lost }, 'session events were lost');
    this.#lost = 0;
  }
}

/** Error codes only: a database's message may quote the row. */
function describe(error: unknown): { code: string } {
  if (!(error instanceof Error)) return { code: 'unknown' };
  return 'code' in error ? { code: String(error.code) } : describe(error.cause);
}
