import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Notices } from '#db/notices.ts';
import { newId, type Id } from '#db/database.ts';
import type { AnsweringNews } from './answers-under-way.ts';
import type { SessionNews, SharedNews } from './session-news.ts';

/** A process that follows a session is told of it for this long, unless it asks again. */
const FOLLOWS_FOR_MS = 45_000;
const MOST_FOLLOWED = 10_000;
const MOST_PROCESSES = 1_000;

interface Message {
  from: string;
  count: number;
  session: Id;
  /** Absent: the sender follows the session. */
  news?: SessionNews;
}

interface OtherProcessesParts {
  notices: Notices;
  onNews: (session: Id, news: SessionNews) => void;
  onMissed: () => void;
  onMalformed: () => void;
}

const Told = z.object({
  from: z.string(),
  count: z.int(),
  session: z.uuid(),
  news: z.looseObject({}).optional(),
});

function read(text: string): Message | undefined {
  try {
    return Told.safeParse(JSON.parse(text)).data as Message | undefined;
  } catch {
    return undefined;
  }
}

/** Exchanges news of sessions with processes that have windows of them. */
export class OtherProcesses {
  readonly #parts: OtherProcessesParts;
  readonly #name = newId();
  readonly #followed = new LRUCache<Id, true>({ max: MOST_FOLLOWED, ttl: FOLLOWS_FOR_MS });
  /** Answers with a part too long to be sent: later parts would hide the gap. */
  readonly #brokenOff = new LRUCache<Id, true>({ max: MOST_FOLLOWED });
  /** Answers received from their beginning, without a gap. */
  readonly #heardWhole = new LRUCache<Id, true>({ max: MOST_FOLLOWED });
  readonly #counts = new LRUCache<string, number>({ max: MOST_PROCESSES });
  #count = 0;
  #unhear: (() => void) | undefined;

  constructor(parts: OtherProcessesParts) {
    this.#parts = parts;
  }

  listen(): void {
    this.#unhear ??= this.#parts.notices.hear((message) => this.#hear(message));
  }

  close(): void {
    this.#unhear?.();
  }

  follow(session: Id): void {
    this.#send({ session });
  }

  tell(session: Id, news: SharedNews | { changed: true }): void {
    if (!this.#followed.has(session)) return;
    const answer = 'answering' in news ? news.answering.exchange_id : undefined;
    if (answer && this.#brokenOff.has(answer)) return;
    const isTold = this.#send({ session, news });
    if (answer && !isTold) this.#brokenOff.set(answer, true);
  }

  #send(message: Omit<Message, 'from' | 'count'>): boolean {
    const count = this.#count + 1;
    const isTold = this.#parts.notices.tell(JSON.stringify({ from: this.#name, count, ...message }));
    if (isTold) this.#count = count;
    return isTold;
  }

  #hear(text: string): void {
    const message = read(text);
    if (!message) return this.#parts.onMalformed();
    const { from, count, session, news } = message;
    if (from === this.#name) return;
    const before = this.#counts.get(from) ?? count - 1;
    this.#counts.set(from, count);
    if (count !== before + 1) {
      this.#heardWhole.clear();
      this.#parts.onMissed();
    }
    if (!news) this.#followed.set(session, true);
    else if (!('answering' in news) || this.#isHeardWhole(news.answering)) this.#parts.onNews(session, news);
  }

  #isHeardWhole({ exchange_id, begins }: AnsweringNews): boolean {
    if (begins) this.#heardWhole.set(exchange_id, true);
    return this.#heardWhole.has(exchange_id);
  }
}
