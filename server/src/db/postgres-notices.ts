import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Notices } from './notices.ts';

const CHANNEL = 'pythia';
/** PostgreSQL takes less than 8,000 bytes: https://www.postgresql.org/docs/current/sql-notify.html */
const MOST_BYTES = 7_900;
/** Messages of so long leave in one statement, since each commit with notices waits for those of others. */
const GATHER_MS = 50;
/** While there is no connection the newest wait, and what is older than this is not told any more. */
const MOST_WAITING = 1_000;
const STALE_AFTER_MS = 5_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;

/**
 * Over a connection of their own, by LISTEN and NOTIFY, which is opened when somebody first listens.
 * @param onFailure hears of a connection that broke, which is opened again
 */
export function postgresNotices(url: string, onFailure: (error: unknown) => void): Notices {
  return new PostgresNotices(url, onFailure);
}

class PostgresNotices implements Notices {
  readonly #url: string;
  readonly #onFailure: (error: unknown) => void;
  readonly #listeners = new Set<(message: string) => void>();
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #running: Promise<void> | undefined;
  #waiting: { at: number; message: string }[] = [];
  #connected = Promise.withResolvers<pg.Client>();
  #isSending = false;

  constructor(url: string, onFailure: (error: unknown) => void) {
    this.#url = url;
    this.#onFailure = onFailure;
  }

  tell(message: string): boolean {
    if (Buffer.byteLength(message) > MOST_BYTES) return false;
    this.#waiting.push({ at: performance.now(), message });
    if (this.#waiting.length > MOST_WAITING) this.#waiting.shift();
    if (!this.#isSending) void this.#send();
    return true;
  }

  hear(listener: (message: string) => void): () => void {
    this.#listeners.add(listener);
    this.#running ??= this.#run();
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end().catch(() => {}); // broken already
    await this.#running;
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) {
      await delay(GATHER_MS);
      const client = await this.#connected.promise;
      const oldest = performance.now() - STALE_AFTER_MS;
      const messages = this.#waiting.splice(0).flatMap(({ at, message }) => (at < oldest ? [] : [message]));
      await client
        .query('select pg_notify($1, message) from unnest($2::text[]) as message', [CHANNEL, messages])
        .catch(this.#onFailure);
    }
    this.#isSending = false;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    for (let retryMs = FIRST_RETRY_MS; !signal.aborted; retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)) {
      const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
      const broken = new Promise<void>((resolve) => {
        client.on('error', (error) => {
          if (!signal.aborted) this.#onFailure(error);
          resolve();
        });
        client.on('end', resolve);
      });
      client.on('notification', ({ payload = '' }) => {
        for (const hear of this.#listeners) hear(payload);
      });
      try {
        await client.connect();
        await client.query(`listen ${CHANNEL}`);
        this.#client = client;
        this.#connected.resolve(client);
        retryMs = FIRST_RETRY_MS;
        if (!signal.aborted) await broken;
      } catch (error) {
        if (!signal.aborted) this.#onFailure(error);
      }
      if (this.#client === client) this.#connected = Promise.withResolvers();
      this.#client = undefined;
      await client.end().catch(() => {}); // broken already
      if (!signal.aborted) await delay(retryMs, undefined, { signal }).catch(() => {}); // closed meanwhile
    }
  }
}
