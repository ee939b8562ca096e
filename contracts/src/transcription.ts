import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Socket paths below the API prefix; both take `?token=`, the free one also `&session_id=`. */
export const TRANSCRIBE_PATHS = { free: '/free/transcribe', paid: '/utils/transcribe' } as const;

/** Why a transcription socket closes (RFC 6455 §7.4: 4000–4999 are ours). */
export const CLOSE = {
  normal: 1000,
  unsupportedData: 1003,
  tooBig: 1009,
  engineFailure: 1011,
  restart: 1012,
  authenticationFailed: 4001,
  sessionExpired: 4403,
  tooManyStreams: 4429,
} as const;

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

/**
 * What the server says on a transcription socket, one key deciding the kind:
 * `transcript` final text to append · `interim` replaces the last interim ·
 * `heard` samples received in this connection, at most once a second ·
 * `status` the engine's state · `detail` the reason before a close.
 */
export const ServerMessage = z.union([
  z.object({ transcript: z.string() }),
  z.object({ interim: z.string() }),
  z.object({ heard: z.int().nonnegative() }),
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
  summary: 'Whether live transcription is ready, and if not, why',
  access: 'public',
  reply: SpeechStatus,
});
