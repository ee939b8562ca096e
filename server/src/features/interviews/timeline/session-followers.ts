import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import type { Glance } from '@pythia/contracts/feed.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { Id } from '#db/database.ts';
import type { AnsweringNews } from './answers-under-way.ts';

/** Words that are no line yet, each time all of them; the first `stands` characters will not change. */
export interface InterimWords {
  interim: string;
  stands?: number | undefined;
}

/** What others in this process, or in another one, have to be told of a session. */
export type SharedNews =
  | { event: AppendedEvent }
  | InterimWords
  | { language: string }
  | { way: AnsweringWay }
  | { listener: string | null }
  | { glance: Glance | null }
  | { answering: AnsweringNews };

/**
 * What happens in a session: `placed` events that were written, in the order of their places · `changed` others may have
 * written some.
 */
export type SessionNews = SharedNews | { placed: readonly Place[] } | { changed: true };

export interface Place {
  id: Id;
  seq: number;
}

export type SessionFollower = (news: SessionNews) => void;

/** Those who follow a session in this process. */
export class SessionFollowers {
  readonly #followers = new Set<SessionFollower>();

  /** @param follower must not throw. @returns ends it */
  add(follower: SessionFollower): () => void {
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  get isEmpty(): boolean {
    return this.#followers.size === 0;
  }

  tell(news: SessionNews): void {
    for (const follow of this.#followers) follow(news);
  }
}
