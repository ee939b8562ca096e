import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { FEED_PING, FeedMessage } from '@pythia/contracts/feed.ts';
import { SessionEvent } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { z } from 'zod';
import { Backoff } from '#api/backoff.ts';
import { wait } from '#api/wait.ts';

export interface FeedEnd {
  why: 'session-over' | 'unknown' | 'signed-out' | 'refused';
  sentence: string;
}

interface FeedSocketOptions {
  url: () => string;
  onMessage: (message: FeedMessage) => void;
  onAway?: () => void;
  onEnd: (end: FeedEnd) => void;
  signal: AbortSignal;
  backoff?: Backoff;
  /** Milliseconds between checks; no reply until the next one means a dead connection. */
  askEveryMs?: number;
}

const ASK_EVERY_MS = 5_000;
const LONGEST_WAIT_MS = 5_000;
const MOST_REFUSALS = 5;

export class FeedSocket {
  readonly #options: FeedSocketOptions;
  readonly #backoff: Backoff;
  #socket: WebSocket | undefined;
  #isAlive = true;
  #refusals = 0;
  #detail: string | undefined;
  #waiting = new AbortController();
  #over = false;
  /**
   * An unknown message was read: the window's place stays before it, so that a newer build reads it again.
   */
  #isPartial = false;
  readonly #stopAsking: () => void;

  constructor(options: FeedSocketOptions) {
    this.#options = options;
    this.#backoff = options.backoff ?? new Backoff({ maxMs: LONGEST_WAIT_MS });
    const { signal, askEveryMs = ASK_EVERY_MS } = options;
    const asking = setInterval(() => this.#ask(), askEveryMs);
    const leave = (): void => {
      this.#stopAsking();
      this.#over = true;
      this.#letGo();
    };
    this.#stopAsking = () => {
      clearInterval(asking);
      signal.removeEventListener('abort', leave);
    };
    signal.addEventListener('abort', leave);
    if (signal.aborted) {
      leave();
      return;
    }
    this.#connect();
  }

  hurry(): void {
    this.#backoff.reset();
    this.#waiting.abort();
  }

  #connect(): void {
    const socket = new WebSocket(this.#options.url());
    this.#socket = socket;
    this.#isAlive = true;
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = ({ code }) => this.#onClosed(code);
  }

  #hear(data: unknown): void {
    this.#isAlive = true;
    const { messages, isWhole } = parse(data);
    this.#isPartial ||= !isWhole;
    for (const message of messages) this.#pass(message);
  }

  #pass(message: FeedMessage): void {
    if ('detail' in message) return void (this.#detail = message.detail);
    this.#backoff.reset();
    this.#refusals = 0;
    const { onMessage } = this.#options;
    if (!this.#isPartial) return onMessage(message);
    if ('events' in message) for (const event of message.events) onMessage({ event });
    else if (!('up_to' in message)) onMessage(message);
  }

  #ask(): void {
    const socket = this.#socket;
    if (!socket) return;
    if (!this.#isAlive) return this.#onClosed(BROKEN);
    this.#isAlive = false;
    if (socket.readyState === WebSocket.OPEN) socket.send(FEED_PING);
  }

  #onClosed(code: number): void {
    this.#letGo();
    this.#refusals = code === CLOSE.tooManyStreams ? this.#refusals + 1 : 0;
    const end = this.#refusals === MOST_REFUSALS ? REFUSED : ENDS[code];
    if (this.#over) return;
    if (end) {
      this.#over = true;
      this.#stopAsking();
      const sentence = this.#detail ?? MESSAGES.connectionClosed;
      return this.#options.onEnd({ why: end, sentence });
    }
    this.#options.onAway?.();
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    this.#waiting = new AbortController();
    await wait(this.#backoff.next(), AbortSignal.any([this.#waiting.signal, this.#options.signal]));
    if (!this.#over) this.#connect();
  }

  /** A dead connection's closing handshake takes minutes. */
  #letGo(): void {
    if (!this.#socket) return;
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = undefined;
  }
}

const BROKEN = 1006;
const REFUSED = 'refused';

const ENDS: Record<number, FeedEnd['why']> = {
  [CLOSE.sessionExpired]: 'session-over',
  [CLOSE.unknownSession]: 'unknown',
  [CLOSE.authenticationFailed]: 'signed-out',
  [CLOSE.policyViolation]: REFUSED,
};

/** Not whole: an event of another build. */
function parse(data: unknown): { messages: FeedMessage[]; isWhole: boolean } {
  try {
    const told: unknown = JSON.parse(String(data));
    const message = FeedMessage.safeParse(told).data;
    if (message) return { messages: [message], isWhole: true };
    const { data: page } = Page.safeParse(told);
    const known = (page?.events ?? []).flatMap((event) => SessionEvent.safeParse(event).data ?? []);
    return { messages: known.length > 0 ? [{ events: known }] : [], isWhole: false };
  } catch {
    return { messages: [], isWhole: true };
  }
}

const Page = z.object({ events: z.array(z.unknown()) });
