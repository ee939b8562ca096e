import { MESSAGES } from '@pythia/contracts/messages.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Authenticate } from '#http/identity.ts';
import type { AudioStream } from './audio-stream.ts';
import { SoundAllowances } from './sound-allowance.ts';
import { closingFor, StreamClosing } from './stream-closing.ts';
import type { StreamLease, StreamLeases } from './stream-leases-store.ts';

/** How long a stopping server waits for closing handshakes. */
const HANDSHAKE_MS = 1_000;

const restarting = (): StreamClosing => new StreamClosing(CLOSE.restart, MESSAGES.shuttingDown);

interface OpenStreamsParts {
  authenticate: Authenticate;
  leases: StreamLeases;
  /** Hears that a place was not renewed or given back, which ends by itself. */
  onLeaseFailure: (error: unknown) => void;
}

/** The streams of this server, each with its place among those of its user. */
export class OpenStreams {
  readonly #parts: OpenStreamsParts;
  readonly #running = new Map<AudioStream, { token: string; done: Promise<void> }>();
  /** What the streams of each user may bring together. */
  readonly allowances = new SoundAllowances();
  #isDraining = false;
  #isCheckingTokens = false;

  constructor(parts: OpenStreamsParts) {
    this.#parts = parts;
  }

  /** @throws StreamClosing when there is no room for one more */
  async admit(userId: string): Promise<StreamLease> {
    if (this.#isDraining) throw restarting();
    const lease = await this.#parts.leases.take(userId);
    if (!lease) throw new StreamClosing(CLOSE.tooManyStreams, MESSAGES.tooManyStreams);
    if (!this.#isDraining) return lease;
    await lease.release();
    throw restarting();
  }

  /** @param opened by which token, and its place, which is given back at the end */
  async run({ token, lease }: { token: string; lease: StreamLease }, stream: AudioStream): Promise<void> {
    const done = stream.run().then(() => lease.release().catch(this.#parts.onLeaseFailure));
    this.#running.set(stream, { token, done });
    await done;
    this.#running.delete(stream);
  }

  /**
   * Ends streams whose connection broke unnoticed or whose token died, and keeps the places of the others; to be
   * called at intervals.
   */
  async beat(): Promise<void> {
    this.#parts.leases.renew().catch(this.#parts.onLeaseFailure);
    for (const stream of this.#running.keys()) stream.beat();
    if (this.#isCheckingTokens) return; // the database is slow: it is not asked again meanwhile
    this.#isCheckingTokens = true;
    const tokens = new Set([...this.#running.values()].map(({ token }) => token));
    for (const token of tokens) await this.#endIfDead(token);
    this.#isCheckingTokens = false;
  }

  /** A database that fails at this moment ends nobody's stream. */
  async #endIfDead(token: string): Promise<void> {
    const refusal = await this.#parts.authenticate(token).then(() => undefined, closingFor);
    if (refusal?.code !== CLOSE.authenticationFailed) return;
    for (const [stream, opened] of this.#running) if (opened.token === token) stream.close(refusal);
  }

  /** Closes every stream for a restart, and cuts off clients that do not answer in time. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    for (const stream of this.#running.keys()) stream.close(restarting());
    await settlesWithin(Promise.all([...this.#running.values()].map(({ done }) => done)), HANDSHAKE_MS);
    for (const stream of this.#running.keys()) stream.terminate();
  }
}
