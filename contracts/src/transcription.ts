import { z } from 'zod';
import { AnswererLabel } from './answerer.ts';
import { defineEndpoint } from './endpoint.ts';
import { SpokenChannel } from './interviews.ts';
import { LanguageTag } from './language.ts';

/**
 * Sockets take `?token=` and {@link StreamQuery}. Free: `&session_id=`, or `&sound_check=1` for a minute
 * without a session. Paid: `&thread_id=`. Practice: `&session_id=`, the candidate's channel only.
 */
export const TRANSCRIBE_PATHS = {
  free: '/free/transcribe',
  paid: '/utils/transcribe',
  practice: '/practices/transcribe',
} as const;

const ClientName = z.string().regex(/^[\w-]{16,64}$/);

export const StreamQuery = z.object({
  /**
   * Random name of the window, kept on reconnects: a newer connection displaces the older (4409). Unnamed
   * clients displace nobody.
   */
  client: ClientName.optional(),
  connection: ClientName.optional(),
  /** Connection that this one resumes: the server first sends `heard_before`. */
  after: ClientName.optional(),
  channel: SpokenChannel.default('interviewer'),
  /** The session's by default, else English; English also for languages that the engine lacks. */
  language: LanguageTag.optional(),
  /** `first`: closed with 4409 while another window listens · `here`: takes over from it. */
  listen: z.enum(['first', 'here']).default('first'),
});
export type StreamQuery = z.infer<typeof StreamQuery>;

export const SpeechStatus = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready'), engine: z.string(), detail: z.string().optional() }),
  z.object({
    state: z.literal('preparing'),
    engine: z.string(),
    detail: z.string(),
    progress: z.number().min(0).max(1).optional(),
  }),
  z.object({ state: z.literal('unavailable'), engine: z.string(), detail: z.string() }),
]);
export type SpeechStatus = z.infer<typeof SpeechStatus>;

/** Message of a transcription socket, told apart by its key. */
export const ServerMessage = z.union([
  /** Final text. */
  z.object({ transcript: z.string() }),
  /** Replaces the last interim; its first `stands` characters stay until the final. */
  z.object({ interim: z.string(), stands: z.int().nonnegative().optional() }),
  /**
   * Samples of this connection in a transcript or silent; sent with each final, else once a second at most.
   */
  z.object({ heard: z.int().nonnegative() }),
  /** Equals `heard` of the connection resumed; sent before any status. */
  z.object({ heard_before: z.int().nonnegative() }),
  /** Seconds of audio without recognition. */
  z.object({ lost: z.number().positive() }),
  z.object({
    status: z.enum(['ready', 'preparing', 'unavailable']),
    detail: z.string().optional(),
    progress: z.number().optional(),
  }),
  /** Reason of a close. */
  z.object({ detail: z.string() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/**
 * `ping` is answered by `heard` · `flush` gets a final within 700 ms and goes on · `end` gets the last finals
 * and a close with 1000.
 */
export const ClientMessage = z.object({ type: z.enum(['ping', 'flush', 'end']) });
export type ClientMessage = z.infer<typeof ClientMessage>;

export const speechStatus = defineEndpoint({
  method: 'GET',
  path: '/speech/status',
  summary:
    'Whether live transcription is ready, and if not, why; which languages it knows; and who answers questions',
  access: 'public',
  reply: SpeechStatus.and(
    z.object({
      answers: AnswererLabel,
      languages: z.array(LanguageTag).min(1),
    }),
  ),
});
