/**
 * `track-ended`: the share was stopped, or its window closed or reloaded; `no-audio-track`, `no-16khz`,
 * `audio-setup-failed`: it could not start; `authentication-failed`: close code 4001; `listened-elsewhere`
 * (4409): another window listens; `stopped`: by the caller.
 */
export type EndReason =
  | 'track-ended'
  | 'no-audio-track'
  | 'no-16khz'
  | 'audio-setup-failed'
  | 'authentication-failed'
  | 'listened-elsewhere'
  | 'stopped';

export type ConnectionEvent =
  | { type: 'connection'; state: 'connecting' | 'open' }
  | {
      type: 'connection';
      state: 'reconnecting';
      /** Milliseconds until the next try; sound is kept meanwhile. */
      inMs: number;
      /** RFC 6455 close code; 1006 without a closing handshake. */
      code: number;
      wasClean: boolean;
    };

/** Length of the sound that is buffered while disconnected. */
export interface KeptEvent {
  type: 'kept';
  seconds: number;
}

export type SpeechEvent =
  | { type: 'transcript'; text: string }
  /** The first `stands` characters no longer change; undefined: unknown. */
  | { type: 'interim'; text: string; stands?: number | undefined }
  | { type: 'status'; state: 'ready' | 'preparing' | 'unavailable'; detail?: string; progress?: number }
  | { type: 'detail'; detail: string };

/** Sound that was never transcribed, between the words before and after this event. */
export interface GapEvent {
  type: 'gap';
  seconds: number;
}

/** Loudness of the last 50 ms, linear, 0 to 1 (full scale). */
export interface LevelEvent {
  type: 'level';
  rms: number;
  peak: number;
}

export interface SessionOverEvent {
  type: 'session-over';
}

export type CaptureEvent =
  | LevelEvent
  | ConnectionEvent
  | SpeechEvent
  | GapEvent
  | KeptEvent
  /** The page was reloaded; what follows is all that it missed. */
  | { type: 'went-on' }
  /** `needs-gesture`: the browser waits for a click, in which `resume()` is to be called. */
  | { type: 'audio'; state: 'running' | 'needs-gesture' }
  | { type: 'share-ended' }
  /** Close code 4403 or 403: sound is kept for the next session, until `stop()`. */
  | SessionOverEvent
  /** `message` is for the user; absent when stopped by the caller. */
  | { type: 'ended'; reason: EndReason; message?: string };

export interface CaptureOptions {
  /** Tab or screen, possibly another window's; its tracks are left running at the end. */
  stream: MediaStream;
  /** Socket address with token and session. */
  url: string;
  onEvent: (event: CaptureEvent) => void;
  signal?: AbortSignal;
}

export interface Capture {
  resume(): Promise<void>;
  /** Makes the words so far final, within 700 ms. */
  flush(): void;
  hurry(): void;
  /**
   * Takes sound from another stream; what the server has not heard yet is kept.
   * @returns false when about to end
   */
  listenTo(stream: MediaStream): boolean;
  moveTo(url: string): void;
  /** Last words come before `ended`, at the latest after 2.5 s without a message. */
  stop(): void;
}
