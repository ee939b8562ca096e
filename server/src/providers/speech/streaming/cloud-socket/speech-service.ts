import type { ReplayedStream } from '../replayed-stream.ts';
import type { TranscribeOptions } from '../../speech-recogniser.ts';

export type Frame = string | Buffer;

export interface SpeechServiceConfig {
  apiKey: string;
  /** ws: or wss: */
  url: string;
  /** Hears of each message of the service that could not be understood, and was skipped. */
  onMalformedMessage?: (() => void) | undefined;
}

/** What a conversation can do with the connection that carries it. */
export interface Carrier {
  /** The service does not do its part on it: what is not settled is said again to another. */
  breakOff(): void;
  /** Does something later, unless the connection is gone by then. @returns calls it off */
  later(ms: number, what: () => void): () => void;
}

/** A speech service behind a WebSocket, in terms of what goes over the wire. */
export interface SpeechService {
  name: string;
  /** BCP 47, as the contracts write it. */
  languages: readonly string[];
  address(options: TranscribeOptions): { url: URL; headers: Record<string, string> };
  onMalformedMessage: SpeechServiceConfig['onMalformedMessage'];
  /** One conversation per connection; what it hears goes to the stream. */
  converse(stream: ReplayedStream, options: TranscribeOptions, carrier: Carrier): ServiceConversation;
}

export interface ServiceConversation {
  /** Said once the connection is open, before any audio. */
  greet(): Frame[];
  hear(samples: Int16Array): Frame[];
  /** Asks for the words of the utterance under way, if there is one. */
  flush(): Frame[];
  /** The audio has ended: ask for the last words. */
  end(): Frame[];
  /**
   * Takes a message from the service, which nobody has checked.
   * @returns false when it is not about what the service owes
   * @throws SpeechError when the service refuses us, MalformedMessage
   */
  read(message: string): boolean;
  /** Whether, after `end`, the last words are said. */
  readonly isDone: boolean;
  /** Whether the service should say something of what it was just given: words, or that there were none. */
  readonly owesWords: boolean;
  /** Said every four seconds, so that a silent tab does not close the connection. */
  keepAlive: Frame | undefined;
}
