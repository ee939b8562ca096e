import { z } from 'zod';
import { AnsweringWay } from './answering.ts';
import { AnswerPart } from './answer-parts.ts';
import { AppendedEvent, Interview, SessionEvent } from './interviews.ts';
import { Text } from './text.ts';

/**
 * Socket of a session's feed, below the API prefix: everything heard, asked and answered, in any window. Takes
 * `?token=` and {@link FeedQuery}.
 */
export const FEED_PATH = '/interviews/:session_id/feed';

export const feedPath = (sessionId: string): string =>
  FEED_PATH.replace(':session_id', encodeURIComponent(sessionId));

export const FeedQuery = z.object({
  /** Last place that the window has; 0: none. */
  after: Text.max(9).regex(/^\d+$/).default('0').transform(Number),
});

/** What fits best to a question while it is being asked: the title of what was prepared or of a story, and its number. */
export const Glance = z.object({ title: z.string(), number: z.string().nullable() });
export type Glance = z.infer<typeof Glance>;

/**
 * A feed's message, told apart by its key. `session` first · `events` placed, in order: those after the
 * window's last, and other processes' · `event` just appended, without a place yet, once by id · `up_to` all
 * events up to this place were sent · `interim` replaces the last interim; its first `stands` characters stay
 * until the final · `answering` next parts of an answer; `begins` repeats all so far · `language` and
 * `way` of answering from now on · `listener` name of the window that listens, null: none · `glance` fits what
 * is being asked, null once that is over ·
 * `detail` reason of a close: 4403 the session is over, 4404 unknown, 4001, 4429, 1011, 1012 as for
 * transcription.
 */
export const FeedMessage = z.union([
  z.object({ session: Interview }),
  z.object({ events: z.array(SessionEvent) }),
  z.object({ event: AppendedEvent }),
  z.object({ up_to: z.int().nonnegative() }),
  z.object({ interim: z.string(), stands: z.int().nonnegative().optional() }),
  z.object({
    answering: z.object({ exchange_id: z.string(), begins: z.boolean(), parts: z.array(AnswerPart) }),
  }),
  z.object({ language: z.string() }),
  z.object({ way: AnsweringWay }),
  z.object({ listener: z.string().nullable() }),
  z.object({ glance: Glance.nullable() }),
  z.object({ detail: z.string() }),
]);
export type FeedMessage = z.infer<typeof FeedMessage>;

/** Answered by `up_to`, which proves that the connection lives. */
export const FEED_PING = 'ping';
