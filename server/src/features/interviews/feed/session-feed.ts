import type { Writable } from 'node:stream';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { FEED_PING, type FeedMessage } from '@pythia/contracts/feed.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { WebSocket } from 'ws';
import { messageSender, type SendMessage } from '#http/message-sender.ts';
import { SocketClosing } from '#http/socket-closing.ts';
import { type EventRow, toSessionEvent } from '../timeline/events-store.ts';
import type { OpenSession } from '../timeline/open-session.ts';
import type { EventPlace, SessionNews } from '../timeline/session-news.ts';

const ANSWER_EVERY_MS = 500;
const MOST_HELD = 500;

interface SessionFeedParts {
  socket: WebSocket;
  connection: Writable;
  session: Pick<OpenSession, 'soFar'>;
  /** The window has all events up to this `seq`. */
  after: number;
  read: (after: number) => Promise<EventRow[]>;
  tells: (message: FeedMessage) => FeedMessage;
}

/** Tells one window a session's stored events in order, then what happens. Some events come again. */
export class SessionFeed {
  readonly #parts: SessionFeedParts;
  readonly socket: WebSocket;
  readonly closed: Promise<void>;
  readonly send: SendMessage<FeedMessage>;
  #upTo: number;
  #hasBegun = false;
  /** News of other processes while it begins. */
  #held: FeedMessage[] = [];
  #reading: Promise<void> | undefined;
  #isStale = false;

  constructor(parts: SessionFeedParts) {
    const { socket, connection, after, tells } = parts;
    this.#parts = parts;
    this.socket = socket;
    this.#upTo = after;
    const send: SendMessage<FeedMessage> = messageSender(socket, connection);
    this.send = (message) => send(tells(message));
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    let answeredAt = -Infinity;
    socket.on('message', (data, isBinary) => {
      if (isBinary || (data as Buffer).toString() !== FEED_PING)
        return this.close(new SocketClosing(CLOSE.unsupportedData, SERVER_MESSAGES.badControl));
      if (performance.now() - answeredAt < ANSWER_EVERY_MS) return;
      answeredAt = performance.now();
      this.#tellPlace();
    });
  }

  /** @throws what reading throws */
  async begin(): Promise<void> {
    await this.catchUp();
    for (const news of [...this.#parts.session.soFar(), ...this.#held.splice(0)]) this.send(news);
    this.#hasBegun = true;
  }

  /** Never throws; where reading fails, the next news tries again. */
  readonly hear = (news: SessionNews): void => {
    if ('placed' in news) return this.#place(news.placed);
    if ('changed' in news) return void this.catchUp().catch(() => {});
    if (this.#hasBegun) return this.send(news);
    const isToldAtBeginning = 'answering' in news || 'interim' in news;
    if (!isToldAtBeginning && this.#held.length < MOST_HELD) this.#held.push(news);
  };

  /** Reads until nothing more is there; one reader at a time, which goes on for calls meanwhile. */
  async catchUp(): Promise<void> {
    this.#isStale = true;
    await (this.#reading ??= this.#readOn());
  }

  close(closing: SocketClosing): void {
    this.send({ detail: closing.message });
    this.socket.close(closing.code);
  }

  async #readOn(): Promise<void> {
    try {
      while (this.#isStale) {
        this.#isStale = false;
        const rows = await this.#parts.read(this.#upTo);
        if (rows.length > 0) {
          this.#upTo = rows.at(-1)!.seq;
          this.#isStale = await this.#sendWhole({ events: rows.map(toSessionEvent) });
        }
        this.#tellPlace();
      }
    } finally {
      this.#reading = undefined;
    }
  }

  /** @returns whether it has left */
  #sendWhole(message: FeedMessage): Promise<boolean> {
    const text = JSON.stringify(this.#parts.tells(message));
    return new Promise((resolve) => this.socket.send(text, (error) => resolve(!error)));
  }

  /** A gap in `seq` means that another process wrote: the gap is read. */
  #place(places: readonly EventPlace[]): void {
    for (const { seq } of places) {
      if (seq <= this.#upTo) continue;
      if (this.#reading || !this.#hasBegun || seq > this.#upTo + 1) return this.hear({ changed: true });
      this.#upTo = seq;
    }
    this.#tellPlace();
  }

  #tellPlace(): void {
    this.send({ up_to: this.#upTo });
  }
}
