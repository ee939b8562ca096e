import { z } from 'zod';
import { AnswererLabel } from './answerer.ts';
import { defineEndpoint } from './endpoint.ts';
import { SpokenChannel } from './interviews.ts';
import { LanguageTag } from './language.ts';

/**
 * Socket paths below the API prefix; both take `?token=` and {@link StreamQuery}, the free one also `&session_id=`, or
 * `&sound_check=1` for a stream of no session that lasts a minute, the paid one `&thread_id=`.
 */
export const TRANSCRIBE_PATHS = { free: '/free/transcribe', paid: '/utils/transcribe' } as const;

/** Long enough that nobody guesses another's. */
const ClientName = z.string().regex(/^[\w-]{16,64}$/);

/** What a client may say of its stream in the socket's query. */
export const StreamQuery = z.object({
  /**
   * A random name of the window, the same on all its connections: a new one displaces the one before (close code
   * 4409). Clients without a name displace nobody.
   */
  client: ClientName.optional(),
  /** A random name of this connection. */
  connection: ClientName.optional(),
  /** The connection whose unheard sound this one goes on with: the server first says `heard_before`. */
  after: ClientName.optional(),
  /** Whose voice it carries. */
  channel: SpokenChannel.default('interviewer'),
  /** What is spoken: that of its session unless said, and English in none; also where the engine does not know it. */
  language: LanguageTag.optional(),
  /**
   * `first` is closed with 4409 while another window listens to the session · `here` takes the listening over from
   * that window.
   */
  listen: z.enum(['first', 'here']).default('first'),
});
export type StreamQuery = z.infer<typeof StreamQuery>;

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
 * `transcript` final text to append ·
 * `interim` replaces the last interim; its first `stands` characters will not
 * change before the final, and are told where the recogniser knows · `heard` every sample of this
 * connection before it is in a `transcript` or was silence: with each final, else at most once a second ·
 * `heard_before` the same of the connection before, as far as this server knows, before any `status` · `lost` seconds
 * of sound that nobody heard ·
 * `status` the engine's state · `detail` the reason before a close.
 */
export const ServerMessage = z.union([
  z.object({ transcript: z.string() }),
  z.object({ interim: z.string(), stands: z.int().nonnegative().optional() }),
  z.object({ heard: z.int().nonnegative() }),
  z.object({ heard_before: z.int().nonnegative() }),
  z.object({ lost: z.number().positive() }),
  z.object({
    status: z.enum(['ready', 'preparing', 'unavailable']),
    detail: z.string().optional(),
    progress: z.number().optional(),
  }),
  z.object({ detail: z.string() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/**
 * What a client may say besides audio: `ping` is answered by `heard`, grown or not · `flush` makes the recogniser finish
 * what was said so far, within 700 ms, and go on listening · `end` does so too, and is answered by the last finals and
 * 1000.
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
      /** Those that the engine knows. */
      languages: z.array(LanguageTag).min(1),
    }),
  ),
});
