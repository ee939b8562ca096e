import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Identify, Identity } from '#http/identity.ts';
import { OpenSockets } from '#http/open-sockets.ts';
import { notSignedIn, SocketClosing } from '#http/socket-closing.ts';
import { notSubscribed, type Admission } from './admission.ts';
import type { AudioStream } from './audio-stream.ts';
import { SoundAllowances } from './sound-pace.ts';
import { listenedElsewhere } from './stream-closing.ts';
import type { Listener, StreamLease, StreamLeases } from './stream-leases-store.ts';

const MOST_REMEMBERED = 10_000;

const tooMany = (): SocketClosing => new SocketClosing(CLOSE.tooManyStreams, SERVER_MESSAGES.tooManyStreams);

type Standing = Pick<Admission, 'userId' | 'token' | 'forSubscribers'>;
type Asked = Pick<Admission, 'userId' | 'asked'>;
type Opened = Standing & Asked & { lease: StreamLease };

interface OpenStreamsParts {
  identitiesOf: Identify;
  leases: StreamLeases;
  mostStreams: number;
  isBehind: () => boolean;
  onLeaseFailure: (error: unknown) => void;
  onCheckFailure: (error: unknown) => void;
}

export class OpenStreams {
  readonly #parts: OpenStreamsParts;
  readonly #running: OpenSockets<AudioStream, Opened>;
  readonly allowances = new SoundAllowances();
  readonly #heard = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  constructor(parts: OpenStreamsParts) {
    this.#parts = parts;
    this.#running = new OpenSockets({ ...parts, most: parts.mostStreams, endOf });
  }

  async admit(listener: Listener): Promise<StreamLease> {
    this.#running.refuseWithoutRoom();
    const lease = await this.#parts.leases.take(listener);
    if (lease === 'full') throw tooMany();
    if (lease === 'taken') throw listenedElsewhere();
    if (lease.displaced) this.#displace([lease.displaced]);
    try {
      this.#running.refuseWithoutRoom(); // others came meanwhile
    } catch (refusal) {
      await lease.release();
      throw refusal;
    }
    return lease;
  }

  async run(opened: Opened, stream: AudioStream): Promise<void> {
    void stream.closed.then(() => opened.lease.release().catch(this.#parts.onLeaseFailure));
    await this.#running.run(stream, opened, stream.run());
    const { userId, asked } = opened;
    if (asked.connection) this.#heard.set(nameOf(userId, asked.connection), stream.heard);
  }

  /**
   * Ends the connection that the client resumes.
   * @returns its samples in a line or silent, as far as this process knows; undefined: none is resumed
   */
  leaveTo({ userId, asked: { after } }: Asked): number | undefined {
    if (after === undefined) return undefined;
    for (const [stream, { userId: owner, asked }] of this.#running) {
      if (owner !== userId || asked.connection !== after) continue;
      stream.displace();
      return stream.heard;
    }
    return this.#heard.get(nameOf(userId, after)) ?? 0;
  }

  #displace(holders: readonly string[]): void {
    for (const [stream, { lease }] of this.#running) {
      if (holders.includes(lease.holder)) stream.displace();
    }
  }

  /** Keeps sockets and leases, and repeats what was heard, at intervals until the server closes. */
  keep(app: FastifyInstance, heartbeatMs: number): void {
    const heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
    app.addHook('preClose', async () => clearInterval(heartbeat));
    this.#running.keep(app, { heartbeatMs });
  }

  #beat(): void {
    this.#parts.leases
      .renew()
      .then((displaced) => this.#displace(displaced))
      .catch(this.#parts.onLeaseFailure);
    for (const [stream] of this.#running) stream.repeatHeard();
  }
}

async function endOf(
  { forSubscribers }: Opened,
  identity: Identity | undefined,
): Promise<SocketClosing | undefined> {
  if (!identity) return notSignedIn();
  return forSubscribers && !identity.subscribed ? notSubscribed() : undefined;
}

const nameOf = (userId: string, connection: string): string => `${userId} ${connection}`;
