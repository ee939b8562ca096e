import { type EventRow, toSessionEvent } from '../timeline/events-store.ts';
import type { OpenSession } from '../timeline/open-session.ts';
import type { EventPlace, SessionNews } from '../timeline/session-news.ts';
import type { FeedConnection } from './feed-socket.ts';

interface SessionFeedParts {
  /** The window has all events up to this `seq`. */
  after: number;
  window: FeedConnection;
  session: Pick<OpenSession, 'unwritten' | 'answersSoFar' | 'liveWords'>;
  read: (after: number) => Promise<EventRow[]>;
}

/** Tells one window a session's stored events in order, then what happens. Some events come again. */
export class SessionFeed {
  readonly #parts: SessionFeedParts;
  #upTo: number;
  #hasBegun = false;
  #reading: Promise<void> | undefined;
  #isStale = false;

  constructor(parts: SessionFeedParts) {
    this.#parts = parts;
    this.#upTo = parts.after;
    parts.window.onPing = () => this.#tellPlace();
  }

  /** @throws what reading throws */
  async begin(): Promise<void> {
    const { session, window } = this.#parts;
    do await this.catchUp();
    while (this.#reading); // events were stored meanwhile
    for (const news of session.unwritten()) window.send(news);
    for (const answering of session.answersSoFar()) window.send({ answering });
    window.send(session.liveWords);
    this.#hasBegun = true;
  }

  /** Never throws; where reading fails, the next news tries again. */
  readonly hear = (news: SessionNews): void => {
    if ('placed' in news) return this.#place(news.placed);
    if ('changed' in news) return this.#catchUpQuietly();
    const isToldAtBeginning = 'event' in news || 'answering' in news || 'interim' in news;
    if (this.#hasBegun || !isToldAtBeginning) this.#parts.window.send(news);
  };

  /** Reads until nothing more is there; one reader at a time, which goes on for calls meanwhile. */
  async catchUp(): Promise<void> {
    this.#isStale = true;
    await (this.#reading ??= this.#readOn());
  }

  async #readOn(): Promise<void> {
    const { read, window } = this.#parts;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        const rows = await read(this.#upTo);
        if (rows.length > 0) {
          this.#upTo = rows.at(-1)!.seq;
          this.#isStale = await window.sendWhole({ events: rows.map(toSessionEvent) });
        }
        this.#tellPlace();
      }
    } finally {
      this.#reading = undefined;
    }
  }

  /** A gap in `seq` means that another process wrote: the gap is read. */
  #place(places: readonly EventPlace[]): void {
    for (const { seq } of places) {
      if (seq <= this.#upTo) continue;
      if (this.#reading || !this.#hasBegun || seq > this.#upTo + 1) return this.#catchUpQuietly();
      this.#upTo = seq;
    }
    this.#tellPlace();
  }

  #tellPlace(): void {
    this.#parts.window.send({ up_to: this.#upTo });
  }

  #catchUpQuietly(): void {
    this.catchUp().catch(() => {});
  }
}
