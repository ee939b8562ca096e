export type RecogniserEvent =
  | { type: 'speech-start' }
  /** @param stands characters at the beginning that stay until the final; absent: unknown */
  | { type: 'interim'; text: string; stands?: number }
  | { type: 'final'; text: string }
  | { type: 'speech-end' }
  /**
   * Samples before this are in a `final` or were silence. It grows, and comes in the same turn of the event
   * loop as its `final`.
   */
  | { type: 'settled'; before: number };

export interface TranscribeOptions {
  userId: string;
  language: string;
  vocabulary: readonly string[];
  signal: AbortSignal;
}

/**
 * Sent between audio chunks: finishes the utterance without a pause. Its `final` comes within 700 ms; between
 * utterances nothing follows.
 */
export const FLUSH = new Int16Array(0);

export const isFlush = (chunk: Int16Array): boolean => chunk.length === 0;

export type RecogniserStatus =
  | { state: 'ready'; detail?: string }
  | { state: 'preparing'; detail: string; progress?: number }
  | { state: 'unavailable'; detail: string };

export function unavailable(reason: string): RecogniserStatus {
  return { state: 'unavailable', detail: `Live transcription is not available: ${reason}` };
}

/** Which one listens is chosen in `choose-recogniser.ts`. */
export interface SpeechRecogniser {
  readonly name: string;
  /** BCP 47. */
  readonly languages: readonly string[];
  status(): RecogniserStatus;
  /**
   * @param audio 16 kHz mono 16-bit PCM in chunks of any length, and {@link FLUSH}; its end flushes. A
   * chunk's memory may be reused once the next is asked for
   * @returns events until all is transcribed, or the signal aborts, which is no error
   * @throws SpeechError
   */
  transcribe(audio: AsyncIterable<Int16Array>, options: TranscribeOptions): AsyncIterable<RecogniserEvent>;
  close(): Promise<void>;
}

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
