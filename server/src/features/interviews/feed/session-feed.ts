import type { Id } from '#db/database.ts';
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

const MOST_EARLY = 4_000;
/** Events of a session that wait to be stored while all is well, and some more. */
const MOST_UNWRITTEN = 200;

/** Tells one window a session's stored events in order, then what happens, each event once. */
export class SessionFeed {
  readonly #parts: SessionFeedParts;
  #upTo: number;
  readonly #early = new Set<Id>();
  #held: SessionNews[] | undefined = [];
  #read = new Set<Id>();
  #reading: Promise<void> | undefined;
  #isStale = false;

  constructor(parts: SessionFeedParts) {
    this.#parts = parts;
    this.#upTo = parts.after;
  }

  get upTo(): number {
    return this.#upTo;
  }

  /**
   * Tells stored events, then the news held meanwhile.
   * @throws what reading throws
   */
  async begin(): Promise<void> {
    const { session, window } = this.#parts;
    const early = session.unwritten(); // read first: events stored meanwhile are in both
    await this.catchUp();
    const answering = session.answersSoFar(); // news told meanwhile is held back
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const news of [...early, ...held]) if (!this.#wasRead(news)) this.#pass(news);
    this.#read.clear();
    for (const news of answering) window.send({ answering: news });
    window.send(session.liveWords);
  }

  /** Never throws; where reading fails, the next news tries again. */
  readonly hear = (news: SessionNews): void => {
    if (!this.#held) return this.#pass(news);
    if (!('interim' in news || 'answering' in news || 'glance' in news)) this.#held.push(news);
  };

  /** Reads until nothing more is there; one reader at a time, which goes on for calls meanwhile. */
  async catchUp(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#readOn();
    await this.#reading;
  }

  async #readOn(): Promise<void> {
    try {
      while (this.#isStale) await this.#readPages();
    } finally {
      this.#reading = undefined;
    }
    this.#parts.window.send({ up_to: this.#upTo });
  }

  async #readPages(): Promise<void> {
    const { read, window } = this.#parts;
    this.#isStale = false;
    for (let rows = await read(this.#upTo); rows.length > 0 && window.isOpen; rows = await read(this.#upTo)) {
      const untold = rows.filter(({ id }) => !this.#early.delete(id));
      this.#upTo = rows.at(-1)!.seq;
      if (this.#held)
        this.#read = new Set([...this.#read, ...rows.map(({ id }) => id)].slice(-MOST_UNWRITTEN));
      if (untold.length > 0) await window.sendWhole({ events: untold.map(toSessionEvent) });
    }
  }

  #wasRead(news: SessionNews): boolean {
    return 'event' in news && this.#read.has(news.event.id);
  }

  #pass(news: SessionNews): void {
    if ('placed' in news) return this.#place(news.placed);
    if ('changed' in news) return this.#catchUpQuietly();
    if ('event' in news) {
      if (this.#early.has(news.event.id)) return;
      if (this.#early.size >= MOST_EARLY) this.#early.clear();
      this.#early.add(news.event.id);
    }
    this.#parts.window.send(news);
  }

  /** A gap in `seq` means that another process wrote: the gap is read. */
  #place(places: readonly EventPlace[]): void {
    for (const { id, seq } of places) {
      if (seq <= this.#upTo) {
        this.#early.delete(id);
        continue;
      }
      if (seq !== this.#upTo + 1 || !this.#early.delete(id)) return this.#catchUpQuietly();
      this.#upTo = seq;
    }
    this.#parts.window.send({ up_to: this.#upTo });
  }

  #catchUpQuietly(): void {
    this.catchUp().catch(() => {});
  }
}
