import { z } from 'zod';
import { Answerer } from './answerer.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * Socket paths below the API prefix; both take `?token=`, the free one also `&session_id=`, or `&sound_check=1` for a
 * stream of no session that lasts a minute.
 */
export const TRANSCRIBE_PATHS = { free: '/free/transcribe', paid: '/utils/transcribe' } as const;

export const SpeechStatus = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready'), engine: z.string(), detail: z.string().optional() }),
  z.object({
    state: z.literal('preparing'),
    engine: z.string(),
    detail: z.string(),
    /** 0 to 1, where it is known. */
    progress: z.number().min(0).max(1).optional(),
  }),
  z.object({ state: z.literal('unavailable'), engine: z.string(), detail: z.string() }),
]);
export type SpeechStatus = z.infer<typeof SpeechStatus>;

/** The identity that a line has in its session's timeline. */
const TimelineLine = z.object({ id: z.string(), at: z.iso.datetime() });

/**
 * What the server says on a transcription socket, one key deciding the kind:
 * `line` the identity of the line that the next `transcript` brings · `transcript` final text to append ·
 * `interim` replaces the last interim · `heard` every sample of this connection before it is in a
 * `transcript` or was silence: with each final, else at most once a second · `lost` seconds of sound that
 * nobody heard · `status` the engine's state · `detail` the reason before a close.
 */
export const ServerMessage = z.union([
  z.object({ line: TimelineLine }),
  z.object({ transcript: z.string() }),
  z.object({ interim: z.string() }),
  z.object({ heard: z.int().nonnegative() }),
  z.object({ lost: z.number().positive() }),
  z.object({
    status: z.enum(['ready', 'preparing', 'unavailable']),
    detail: z.string().optional(),
    progress: z.number().optional(),
  }),
  z.object({ detail: z.string() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** What a client may say besides audio: `end` flushes the recogniser, answered by the last finals and 1000. */
export const ClientMessage = z.object({ type: z.literal('end') });

export const speechStatus = defineEndpoint({
  method: 'GET',
  path: '/speech/status',
  summary: 'Whether live transcription is ready, and if not, why; and who answers questions',
  access: 'public',
  reply: SpeechStatus.and(z.object({ answers: Answerer })),
});
