import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { FEED_PING, FeedMessage } from '@pythia/contracts/feed.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { z } from 'zod';
import { jsonObject } from '#api/json-object.ts';
import { Backoff, wait } from '#api/retry.ts';

export interface FeedSocketOptions {
  after?: number;
  onMessage: (message: FeedMessage) => void;
  onAway?: () => void;
  /** @param code one of `close-codes.ts`, not worth another try */
  onEnd: (code: number, sentence: string) => void;
  signal: AbortSignal;
  backoff?: Backoff;
  /** Milliseconds between checks; no reply until the next one means a dead connection. */
  askEveryMs?: number;
}

const ASK_EVERY_MS = 5_000;
const LONGEST_WAIT_MS = 5_000;
const MOST_REFUSALS = 5;

/** Goes on behind its place on each connection. */
export class FeedSocket {
  readonly #url: (after: number) => string;
  readonly #options: FeedSocketOptions;
  readonly #backoff: Backoff;
  /** The window was told all up to here. */
  upTo: number;
  /** An unknown message was read: the place stays before it, so that a newer build reads it again. */
  #isPartial = false;
  #detail: string = MESSAGES.connectionClosed;
  #waiting = new AbortController();

  constructor(url: (after: number) => string, options: FeedSocketOptions) {
    this.#url = url;
    this.#options = options;
    this.#backoff = options.backoff ?? new Backoff({ maxMs: LONGEST_WAIT_MS });
    this.upTo = options.after ?? 0;
    void this.#run();
  }

  hurry(): void {
    this.#backoff.reset();
    this.#waiting.abort();
  }

  async #run(): Promise<void> {
    const { signal, onAway, onEnd } = this.#options;
    for (let refusals = 0; !signal.aborted;) {
      const code = await this.#connect();
      if (signal.aborted) return;
      refusals = code === CLOSE.tooManyStreams ? refusals + 1 : 0;
      if (refusals === MOST_REFUSALS || FINAL.has(code)) return onEnd(code, this.#detail);
      onAway?.();
      this.#waiting = new AbortController();
      await wait(this.#backoff.next(), AbortSignal.any([this.#waiting.signal, signal]));
    }
  }

  /** @returns the code with which the connection closed */
  async #connect(): Promise<number> {
    const { signal, askEveryMs = ASK_EVERY_MS } = this.#options;
    const { promise: closed, resolve: close } = Promise.withResolvers<number>();
    const socket = new WebSocket(this.#url(this.upTo));
    let isAlive = true;
    const asking = setInterval(() => {
      if (!isAlive) return close(BROKEN);
      isAlive = false;
      if (socket.readyState === WebSocket.OPEN) socket.send(FEED_PING);
    }, askEveryMs);
    const leave = (): void => close(BROKEN);
    signal.addEventListener('abort', leave);
    socket.onclose = ({ code }) => close(code);
    socket.onmessage = ({ data }) => {
      isAlive = true;
      const told = jsonObject(data);
      if (told) this.#hear(told);
    };
    try {
      return await closed;
    } finally {
      clearInterval(asking);
      signal.removeEventListener('abort', leave);
      socket.onmessage = null;
      socket.close(); // its handshake is not awaited: on a dead connection it takes minutes
    }
  }

  #hear(told: unknown): void {
    const { data: message } = FeedMessage.safeParse(told);
    if (message) return this.#take(message);
    this.#isPartial = true;
    for (const event of Page.safeParse(told).data?.events ?? []) this.#hear({ event });
  }

  #take(message: FeedMessage): void {
    if ('detail' in message) return void (this.#detail = message.detail);
    this.#backoff.reset();
    if (!('up_to' in message)) this.#options.onMessage(message);
    else if (!this.#isPartial) this.upTo = message.up_to;
  }
}

const BROKEN = 1006;
const FINAL: ReadonlySet<number> = new Set([
  CLOSE.sessionExpired,
  CLOSE.unknownSession,
  CLOSE.authenticationFailed,
  CLOSE.policyViolation,
]);

const Page = z.object({ events: z.array(z.unknown()) });
