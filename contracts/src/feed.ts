import { z } from 'zod';
import { AnswerPart } from './answer-parts.ts';
import { AppendedEvent, Interview, SessionEvent } from './interviews.ts';
import { Text } from './text.ts';

/**
 * The socket path of a session's feed, below the API prefix: all that is heard, asked and answered in it, in any of its
 * windows. Takes `?token=` and {@link FeedQuery}.
 */
export const FEED_PATH = '/interviews/:session_id/feed';

export const feedPath = (sessionId: string): string =>
  FEED_PATH.replace(':session_id', encodeURIComponent(sessionId));

export const FeedQuery = z.object({
  /** The place in the session up to which the window has everything; 0: it has nothing. */
  after: Text.max(9).regex(/^\d+$/).default('0').transform(Number),
});

/**
 * What the server says on a feed, one key deciding the kind:
 * `session` first: what the session is · `events` what has its place, in order: all since the window's own, and what
 * other processes wrote · `event` what was appended just now, before it has a place; told once, under the same id ·
 * `up_to` every event up to this place was told · `interim` replaces the last interim; its first `stands` characters will
 * not change before the final · `answering` the next parts of an answer that is being given; those of one that `begins`
 * are all so far, in place of what was told of it before ·
 * `language` what the session is held in from now on · `detail` the reason before a close: 4403 when all was told of a
 * session that is over, 4404 for one that the caller has not, 4001, 4429, 1011 and 1012 as a transcription's.
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
  z.object({ detail: z.string() }),
]);
export type FeedMessage = z.infer<typeof FeedMessage>;

/** All that a window may say on a feed; answered by `up_to`, which proves that the connection lives. */
export const FEED_PING = 'ping';
