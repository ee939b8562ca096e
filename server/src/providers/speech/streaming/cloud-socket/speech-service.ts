import type { ReplayedStream } from '../replayed-stream.ts';
import type { TranscribeOptions } from '../../speech-recogniser.ts';

export type Frame = string | Buffer;

export interface SpeechServiceConfig {
  apiKey: string;
  /** ws: or wss: */
  url: string;
  onMalformedMessage?: (() => void) | undefined;
}

/** A connection as its conversation sees it. */
export interface Carrier {
  /** Replays unsettled audio on another connection. */
  breakOff(): void;
  /**
   * Skipped if the connection is gone.
   * @returns cancels it
   */
  later(ms: number, what: () => void): () => void;
}

/** A WebSocket speech service, by its messages. */
export interface SpeechService {
  name: string;
  /** BCP 47. */
  languages: readonly string[];
  address(options: TranscribeOptions): { url: URL; headers: Record<string, string> };
  onMalformedMessage: SpeechServiceConfig['onMalformedMessage'];
  /** One conversation a connection. */
  converse(stream: ReplayedStream, options: TranscribeOptions, carrier: Carrier): ServiceConversation;
}

export interface ServiceConversation {
  /** Sent on opening, before audio. */
  greet(): Frame[];
  hear(samples: Int16Array): Frame[];
  /** Asks for the current utterance's words. */
  flush(): Frame[];
  /** Asks for the last words. */
  end(): Frame[];
  /**
   * Reads an unchecked message.
   * @returns false if not about owed words
   * @throws SpeechError on refusal, MalformedMessage
   */
  read(message: string): boolean;
  /** The last words after `end` came. */
  readonly isDone: boolean;
  /** The service owes words, or the news of none. */
  readonly owesWords: boolean;
  /** Sent every four seconds, as silence may close the connection. */
  keepAlive: Frame | undefined;
}
