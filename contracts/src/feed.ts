import { z } from 'zod';
import { AnsweringWay } from './answering.ts';
import { AnswerPart } from './answer-parts.ts';
import { AppendedEvent, Interview, SessionEvent } from './interviews.ts';
import { Text } from './text.ts';

/**
 * Socket with everything heard, asked and answered in a session, in any window; `?token=` and {@link
 * FeedQuery}.
 */
export const FEED_PATH = '/interviews/:session_id/feed';

export const feedPath = (sessionId: string): string =>
  FEED_PATH.replace(':session_id', encodeURIComponent(sessionId));

export const FeedQuery = z.object({
  after: Text.max(9).regex(/^\d+$/).default('0').transform(Number),
});

/** What fits a question while it is being asked: the title of a prepared answer or story, and its number. */
export const Glance = z.object({ title: z.string(), number: z.string().nullable() });
export type Glance = z.infer<typeof Glance>;

/**
 * Message of a feed, told apart by its key. `session` comes first · `events`: stored ones in order · `event`:
 * just appended, not yet stored, once for each id · `up_to`: all events up to this `seq` were sent ·
 * `interim`: replaces the last; its first `stands` characters stay until the final · `answering`: next parts
 * of an answer, `begins` repeats all so far · `listener`: name of the window that listens, null: none ·
 * `glance`: null once nothing is being asked · `detail`: reason
 * of a close (4403: the session is over, 4404: unknown; 4001, 4429, 1011, 1012 as for transcription).
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
