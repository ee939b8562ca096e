import type { ReplayedStream } from '../replayed-stream.ts';
import type { TranscribeOptions } from '../../speech-recogniser.ts';

export type Frame = string | Buffer;

export interface SpeechServiceConfig {
  apiKey: string;
  url: string;
  onMalformedMessage?: (() => void) | undefined;
}

export interface Carrier {
  /** Closes this connection; unsettled audio is replayed on another. */
  breakOff(): void;
  later(ms: number, what: () => void): () => void;
}

export interface SpeechService {
  name: string;
  languages: readonly string[];
  address(options: TranscribeOptions): { url: URL; headers: Record<string, string> };
  onMalformedMessage: SpeechServiceConfig['onMalformedMessage'];
  converse(stream: ReplayedStream, options: TranscribeOptions, carrier: Carrier): ServiceConversation;
}

export interface ServiceConversation {
  greet(): Frame[];
  hear(samples: Int16Array): Frame[];
  flush(): Frame[];
  end(): Frame[];
  /**
   * Reads an unchecked message.
   * @returns false if it is not about words that are owed
   * @throws SpeechError on refusal, MalformedMessage
   */
  read(message: string): boolean;
  readonly isDone: boolean;
  /** True while words, or the news that there are none, must still come. */
  readonly owesWords: boolean;
  /** Sent every four seconds, as silence may close the connection. */
  keepAlive: Frame | undefined;
}
