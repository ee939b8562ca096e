import { MESSAGES } from '@pythia/contracts/messages.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Identify } from '#http/identity.ts';
import { notSubscribed, type Admission } from './admission.ts';
import type { AudioStream } from './audio-stream.ts';
import { SoundAllowances } from './sound-allowance.ts';
import { StreamClosing } from './stream-closing.ts';
import type { StreamLease, StreamLeases } from './stream-leases-store.ts';

/** How long a stopping server waits for closing handshakes. */
const HANDSHAKE_MS = 1_000;

const notSignedIn = (): StreamClosing => new StreamClosing(CLOSE.authenticationFailed, MESSAGES.notSignedIn);
const restarting = (): StreamClosing => new StreamClosing(CLOSE.restart, MESSAGES.shuttingDown);

/** By what a stream was admitted. */
type Standing = Pick<Admission, 'token' | 'forSubscribers'>;

interface OpenStreamsParts {
  identitiesOf: Identify;
  leases: StreamLeases;
  /** Of all users, in this process. */
  mostStreams: number;
  /** Whether this process is so far behind that nothing more should be begun. */
  isBehind: () => boolean;
  /** Hears that a place was not renewed or given back, which ends by itself. */
  onLeaseFailure: (error: unknown) => void;
}

/** The streams of this server, each with its place among those of its user. */
export class OpenStreams {
  readonly #parts: OpenStreamsParts;
  readonly #running = new Map<AudioStream, Standing & { done: Promise<void> }>();
  /** What the streams of each user may bring together. */
  readonly allowances = new SoundAllowances();
  #isDraining = false;
  #isCheckingTokens = false;

  constructor(parts: OpenStreamsParts) {
    this.#parts = parts;
  }

  /** @throws StreamClosing when there is no room for one more */
  async admit(userId: string): Promise<StreamLease> {
    this.#refuseWithoutRoom();
    const lease = await this.#parts.leases.take(userId);
    if (!lease) throw new StreamClosing(CLOSE.tooManyStreams, MESSAGES.tooManyStreams);
    try {
      this.#refuseWithoutRoom(); // others came meanwhile
    } catch (refusal) {
      await lease.release();
      throw refusal;
    }
    return lease;
  }

  #refuseWithoutRoom(): void {
    const { mostStreams, isBehind } = this.#parts;
    if (this.#isDraining) throw restarting();
    if (this.#running.size < mostStreams && !isBehind()) return;
    throw new StreamClosing(CLOSE.tooManyStreams, MESSAGES.noCapacity);
  }

  /** @param opened by what it was admitted, and its place, which is given back at the end */
  async run({ lease, ...standing }: Standing & { lease: StreamLease }, stream: AudioStream): Promise<void> {
    const done = stream.run().then(() => lease.release().catch(this.#parts.onLeaseFailure));
    this.#running.set(stream, { ...standing, done });
    await done;
    this.#running.delete(stream);
  }

  /**
   * Ends streams whose connection broke unnoticed, or whose token or subscription ended, and renews the leases of
   * the others; to be called at intervals.
   */
  async beat(): Promise<void> {
    this.#parts.leases.renew().catch(this.#parts.onLeaseFailure);
    for (const stream of this.#running.keys()) stream.beat();
    if (this.#isCheckingTokens) return; // the previous check still waits for the database
    this.#isCheckingTokens = true;
    await this.#endRefused([...this.#running]).catch(() => {}); // a failing database ends no stream
    this.#isCheckingTokens = false;
  }

  async #endRefused(streams: readonly [AudioStream, Standing][]): Promise<void> {
    const tokens = new Set(streams.map(([, { token }]) => token));
    const identities = await this.#parts.identitiesOf([...tokens]);
    for (const [stream, { token, forSubscribers }] of streams) {
      const identity = identities.get(token);
      if (!identity) stream.close(notSignedIn());
      else if (forSubscribers && !identity.subscribed) stream.close(notSubscribed());
    }
  }

  /** Closes every stream for a restart, and cuts off clients that do not answer in time. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    for (const stream of this.#running.keys()) stream.close(restarting());
    await settlesWithin(Promise.all([...this.#running.values()].map(({ done }) => done)), HANDSHAKE_MS);
    for (const stream of this.#running.keys()) stream.terminate();
  }
}
