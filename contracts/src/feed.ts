import { z } from 'zod';
import { AnsweringWay } from './answering.ts';
import { AnswerPart } from './answer-parts.ts';
import { AppendedEvent, Interview, SessionEvent } from './interviews.ts';
import { Text } from './text.ts';

/** Socket with everything heard, asked and answered in a session; takes `?token=` and {@link FeedQuery}. */
export const FEED_PATH = '/interviews/:session_id/feed';

export const feedPath = (sessionId: string): string =>
  FEED_PATH.replace(':session_id', encodeURIComponent(sessionId));

export const FeedQuery = z.object({
  after: Text.max(9).regex(/^\d+$/).default('0').transform(Number),
});

/** Title of a prepared answer or story that fits the question being asked, and its number. */
export const Glance = z.object({ title: z.string(), number: z.string().nullable() });
export type Glance = z.infer<typeof Glance>;

/** Message of a feed, told apart by its key. */
export const FeedMessage = z.union([
  /** Sent first. */
  z.object({ session: Interview }),
  /** Stored events, in order. */
  z.object({ events: z.array(SessionEvent) }),
  /** An event not stored yet; its id may come again. */
  z.object({ event: AppendedEvent }),
  /** Highest `seq` of the events sent so far. */
  z.object({ up_to: z.int().nonnegative() }),
  /** Replaces the last interim; its first `stands` characters stay until the final. */
  z.object({ interim: z.string(), stands: z.int().nonnegative().optional() }),
  /** Next parts of an answer; with `begins` all from its first. */
  z.object({
    answering: z.object({ exchange_id: z.string(), begins: z.boolean(), parts: z.array(AnswerPart) }),
  }),
  z.object({ language: z.string() }),
  z.object({ way: AnsweringWay }),
  /** Name of the window that listens; null: none does. */
  z.object({ listener: z.string().nullable() }),
  /** Null once nothing is being asked. */
  z.object({ glance: Glance.nullable() }),
  /** Reason of a close: 4403 the session is over, 4404 unknown; other codes as for transcription. */
  z.object({ detail: z.string() }),
]);
export type FeedMessage = z.infer<typeof FeedMessage>;

/** Answered by `up_to`, which proves that the connection lives. */
export const FEED_PING = 'ping';
