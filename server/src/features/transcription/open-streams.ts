import { setTimeout as delay } from 'node:timers/promises';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import type { AudioStream } from './audio-stream.ts';
import { StreamClosing } from './stream-closing.ts';
import type { StreamLease, StreamLeases } from './stream-leases-store.ts';

/** How long a stopping server waits for last words, and then for closing handshakes. */
const LAST_WORDS_MS = 2_000;
const HANDSHAKE_MS = 1_000;

const restarting = (): StreamClosing => new StreamClosing(CLOSE.restart, MESSAGES.shuttingDown);

/** The streams of this server, each with its place among those of its user. */
export class OpenStreams {
  readonly #leases: StreamLeases;
  readonly #onLeaseFailure: (error: unknown) => void;
  readonly #running = new Map<AudioStream, Promise<void>>();
  #isDraining = false;

  /** @param onLeaseFailure hears that a place was not renewed or given back, which ends by itself */
  constructor(leases: StreamLeases, onLeaseFailure: (error: unknown) => void) {
    this.#leases = leases;
    this.#onLeaseFailure = onLeaseFailure;
  }

  /** @throws StreamClosing when there is no room for one more */
  async admit(userId: string): Promise<StreamLease> {
    if (this.#isDraining) throw restarting();
    const lease = await this.#leases.take(userId);
    if (!lease) throw new StreamClosing(CLOSE.tooManyStreams, MESSAGES.tooManyStreams);
    if (!this.#isDraining) return lease;
    await lease.release();
    throw restarting();
  }

  async run(lease: StreamLease, stream: AudioStream): Promise<void> {
    const done = stream.run().then(() => lease.release().catch(this.#onLeaseFailure));
    this.#running.set(stream, done);
    await done;
    this.#running.delete(stream);
  }

  /** Finds connections that broke without a word, and keeps the places of the others; to be called at intervals. */
  beat(): void {
    this.#leases.renew().catch(this.#onLeaseFailure);
    for (const stream of this.#running.keys()) stream.beat();
  }

  /** Closes every stream for a restart: politely, then firmly, then without asking. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    for (const stream of this.#running.keys()) stream.finish(restarting());
    await this.#allDone(LAST_WORDS_MS);
    for (const stream of this.#running.keys()) stream.close(restarting());
    await this.#allDone(HANDSHAKE_MS);
    for (const stream of this.#running.keys()) stream.terminate();
  }

  async #allDone(withinMs: number): Promise<void> {
    const given = new AbortController();
    const late = delay(withinMs, undefined, { signal: given.signal }).catch(() => {});
    await Promise.race([Promise.all(this.#running.values()), late]);
    given.abort();
  }
}
