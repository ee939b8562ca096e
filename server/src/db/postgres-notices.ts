import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Notices } from './notices.ts';

const CHANNEL = 'pythia';
/** The limit is 8,000 bytes: https://www.postgresql.org/docs/current/sql-notify.html */
const MOST_BYTES = 7_900;
/** Gathers messages into one statement: commits with notices wait for each other. */
const GATHER_MS = 50;
const MOST_WAITING = 1_000;
const STALE_AFTER_MS = 5_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;

/**
 * LISTEN and NOTIFY on a connection of its own, opened for the first listener.
 * @param onFailure gets a broken connection's error; the connection is reopened
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
    await this.#client?.end().catch(() => {});
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
      await client.end().catch(() => {});
      if (!signal.aborted) await delay(retryMs, undefined, { signal }).catch(() => {});
    }
  }
}
