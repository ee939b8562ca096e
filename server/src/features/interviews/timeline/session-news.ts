import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import type { Glance } from '@pythia/contracts/feed.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { Id } from '#db/database.ts';
import type { AnsweringNews } from './answers-under-way.ts';

/** Words that are no line yet, always from the beginning; the first `stands` characters stay. */
export interface InterimWords {
  interim: string;
  stands?: number | undefined;
}

export type SharedNews =
  | { event: AppendedEvent }
  | InterimWords
  | { language: string }
  | { way: AnsweringWay }
  | { listener: string | null }
  | { glance: Glance | null }
  | { answering: AnsweringNews };

export type SessionNews = SharedNews | { placed: readonly EventPlace[] } | { changed: true };

export interface EventPlace {
  id: Id;
  seq: number;
}

/** Called with what happens in a session: the browser's feed (`SessionFeed.hear`), and its sound's language. */
export type SessionFollower = (news: SessionNews) => void;
