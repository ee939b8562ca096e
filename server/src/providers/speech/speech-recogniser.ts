/** What a recogniser says, in order. Between two `final`s, each `interim` replaces the one before. */
export type RecogniserEvent =
  | { type: 'speech-start' }
  /** @param stands how many characters at its beginning will not change before the final; without it none is known to */
  | { type: 'interim'; text: string; stands?: number }
  /** Text that will not change, to append as it stands: punctuated sentences, words of one, or the mark that ends it. */
  | { type: 'final'; text: string }
  | { type: 'speech-end' }
  /**
   * Every sample before this position, counted from the stream's first, is in a `final` already given or was
   * silence. It grows; the one that covers a `final` is given in the same turn of the event loop.
   */
  | { type: 'settled'; before: number };

export interface TranscribeOptions {
  /** Whose stream it is: where places are few, nobody's second one keeps another's first out. */
  userId: string;
  /** One of the recogniser's. */
  language: string;
  /** Words to expect (names, companies, terms); an engine that cannot use them ignores them. */
  vocabulary: readonly string[];
  signal: AbortSignal;
}

/**
 * Goes where audio goes, between its chunks: finishes the utterance under way with the audio before it, without
 * waiting for a pause. The `final` follows as soon as the engine has it, well within 700 ms; what is said next begins
 * another utterance, but maybe no sentence. Where nothing is being said, nothing follows.
 */
export const FLUSH = new Int16Array(0);

/** A chunk without samples is no audio but {@link FLUSH}. */
export const isFlush = (chunk: Int16Array): boolean => chunk.length === 0;

/** Whether the recogniser can be used now, and if not, why, in words for the user. */
export type RecogniserStatus =
  | { state: 'ready'; detail?: string }
  | { state: 'preparing'; detail: string; progress?: number }
  | { state: 'unavailable'; detail: string };

/** @param reason a sentence for the user, who can go on with typed questions */
export function unavailable(reason: string): RecogniserStatus {
  return { state: 'unavailable', detail: `Live transcription is not available: ${reason}` };
}

export interface SpeechRecogniser {
  readonly name: string;
  /** BCP 47, as the contracts write it. */
  readonly languages: readonly string[];
  status(): RecogniserStatus;
  /**
   * @param audio 16 kHz mono 16-bit PCM in chunks of any length, and {@link FLUSH}; its end flushes the last words. A
   *   chunk's memory may be used again once the next is asked for: what is needed longer is copied
   * @returns events until the audio has ended and all of it is transcribed, or the signal aborts (then it
   *   ends without an error)
   * @throws SpeechError
   */
  transcribe(audio: AsyncIterable<Int16Array>, options: TranscribeOptions): AsyncIterable<RecogniserEvent>;
  close(): Promise<void>;
}

/** `refused`: our key or request · `capacity`: no room for one more stream · `unavailable`: no engine · `failed`: anything else. */
export type SpeechErrorCode = 'refused' | 'capacity' | 'unavailable' | 'failed';

export class SpeechError extends Error {
  readonly code: SpeechErrorCode;
  readonly retryable: boolean;

  constructor(code: SpeechErrorCode, message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'SpeechError';
    this.code = code;
    this.retryable = options.retryable;
  }
}
