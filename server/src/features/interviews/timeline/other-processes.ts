import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Notices } from '#db/notices.ts';
import { newId, type Id } from '#db/database.ts';
import type { SessionNews, SharedNews } from './session-followers.ts';

/** How long a process that follows a session is told of it, unless it says so again. */
const FOLLOWS_FOR_MS = 45_000;
const MOST_FOLLOWED = 10_000;

interface Message {
  from: string;
  session: Id;
  /** Absent: the sender follows the session. */
  news?: SessionNews;
}

interface OtherProcessesParts {
  notices: Notices;
  /** Hears what happens in a session in another process. */
  onNews: (session: Id, news: SessionNews) => void;
  /** Hears of a message that no process of ours wrote. */
  onMalformed: () => void;
}

const Told = z.object({ from: z.string(), session: z.uuid(), news: z.looseObject({}).optional() });

function read(text: string): Message | undefined {
  try {
    return Told.safeParse(JSON.parse(text)).data as Message | undefined;
  } catch {
    return undefined; // no JSON
  }
}

/** Tells other processes what happens here in sessions that they have windows of, and hears the same of them. */
export class OtherProcesses {
  readonly #parts: OtherProcessesParts;
  readonly #name = newId();
  /** Sessions that another process follows. */
  readonly #followed = new LRUCache<Id, true>({ max: MOST_FOLLOWED, ttl: FOLLOWS_FOR_MS });
  /** Answers of which a part was too long to be told: what comes behind it would be read as if nothing were missing. */
  readonly #brokenOff = new LRUCache<Id, true>({ max: MOST_FOLLOWED });
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

  /** Has the others tell what happens in a session, for a while; to be called again and again. */
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

  #send(message: Omit<Message, 'from'>): boolean {
    this.#count += 1; // of two that are alike in one transaction PostgreSQL tells one
    return this.#parts.notices.tell(JSON.stringify({ from: this.#name, count: this.#count, ...message }));
  }

  #hear(text: string): void {
    const message = read(text);
    if (!message) return this.#parts.onMalformed();
    const { from, session, news } = message;
    if (from === this.#name) return;
    if (news) this.#parts.onNews(session, news);
    else this.#followed.set(session, true);
  }
}
