import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { Id } from '#db/database.ts';
import type { AnsweringNews } from '../timeline/answers-under-way.ts';
import { type EventRow, toSessionEvent } from '../timeline/events-store.ts';
import type { InterimWords, Place, SessionNews } from '../timeline/session-followers.ts';

interface SessionFeedParts {
  /** The place up to which the window has everything. */
  after: number;
  send: (message: FeedMessage) => void;
  /** Sends a page, and resolves when it has left: a long past must not fill the memory. */
  sendWhole: (message: FeedMessage) => Promise<void>;
  /** The next events behind a place, in order; none at the end. */
  read: (after: number) => Promise<EventRow[]>;
  /** Whether the window is still there. */
  isWanted: () => boolean;
  /** What was appended and is not written yet. */
  unwritten: () => SessionNews[];
  answersSoFar: () => AnsweringNews[];
  /** What is being said. */
  liveWords: () => InterimWords;
}

/** Events told before they have a place; more wait where a database stalls, and are then told twice. */
const MOST_EARLY = 4_000;
/** Of a session as many wait to be written where all is well, and then some. */
const MOST_UNWRITTEN = 200;

/** One window's feed of a session: everything behind its place in order, then what happens, each once. */
export class SessionFeed {
  readonly #parts: SessionFeedParts;
  #upTo: number;
  readonly #early = new Set<Id>();
  /** What happens while the past is told; undefined afterwards. */
  #held: SessionNews[] | undefined = [];
  /** The newest events of the past, while it is told: what waited to be written may be among them. */
  #read = new Set<Id>();
  #reading: Promise<void> | undefined;
  #isStale = false;

  constructor(parts: SessionFeedParts) {
    this.#parts = parts;
    this.#upTo = parts.after;
  }

  /** Every event up to this place was told. */
  get upTo(): number {
    return this.#upTo;
  }

  /** Tells the past, and then what was held meanwhile. @throws what reading throws */
  async begin(): Promise<void> {
    const { unwritten, answersSoFar, liveWords, send } = this.#parts;
    const early = unwritten(); // before the past is read: what is written meanwhile is in both
    await this.catchUp();
    const answering = answersSoFar(); // while what it tells others is held here
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const news of [...early, ...held]) if (!this.#wasRead(news)) this.#pass(news);
    this.#read.clear();
    for (const news of answering) send({ answering: news });
    send(liveWords());
  }

  /** @throws never; where reading fails, the next news tries again */
  readonly hear = (news: SessionNews): void => {
    if (!this.#held) return this.#pass(news);
    if (!('interim' in news || 'answering' in news || 'glance' in news)) this.#held.push(news);
  };

  /** Reads on until nothing more is there; once at a time, and once more where it was asked for meanwhile. */
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
    this.#parts.send({ up_to: this.#upTo });
  }

  async #readPages(): Promise<void> {
    const { read, sendWhole, isWanted } = this.#parts;
    this.#isStale = false;
    for (let rows = await read(this.#upTo); rows.length > 0 && isWanted(); rows = await read(this.#upTo)) {
      const untold = rows.filter(({ id }) => !this.#early.delete(id));
      this.#upTo = rows.at(-1)!.seq;
      if (this.#held)
        this.#read = new Set([...this.#read, ...rows.map(({ id }) => id)].slice(-MOST_UNWRITTEN));
      if (untold.length > 0) await sendWhole({ events: untold.map(toSessionEvent) });
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
    this.#parts.send(news);
  }

  /** Where the next place is another event's, which another process wrote, what is between is read. */
  #place(places: readonly Place[]): void {
    for (const { id, seq } of places) {
      if (seq <= this.#upTo) {
        this.#early.delete(id);
        continue;
      }
      if (seq !== this.#upTo + 1 || !this.#early.delete(id)) return this.#catchUpQuietly();
      this.#upTo = seq;
    }
    this.#parts.send({ up_to: this.#upTo });
  }

  #catchUpQuietly(): void {
    this.catchUp().catch(() => {}); // a database that is away: the next news, or the next connection, reads it
  }
}
