/**
 * Why capturing is over for good:
 * `track-ended` the share was stopped, or the window that owns it was closed or reloaded ·
 * `no-audio-track`, `no-16khz`, `audio-setup-failed` it could not start ·
 * `authentication-failed` (close code 4001) · `listened-elsewhere` (4409) another window listens to the session ·
 * `stopped` the caller asked for it, by `stop()` or by the signal.
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
      /** The wait before the next try, in milliseconds. Audio is kept meanwhile and sent afterwards. */
      inMs: number;
      /** RFC 6455 close code; 1006 when there was no closing handshake. */
      code: number;
      /** False when the connection broke off, as opposed to being closed by the server. */
      wasClean: boolean;
    };

/** Sent while disconnected: how much sound is buffered, up to what the ring holds. */
export interface KeptEvent {
  type: 'kept';
  seconds: number;
}

/** What the server said; see the transcription contract. */
export type SpeechEvent =
  | { type: 'transcript'; text: string }
  /** The first `stands` characters will not change before the final; not told: none is known to. */
  | { type: 'interim'; text: string; stands?: number | undefined }
  | { type: 'status'; state: 'ready' | 'preparing' | 'unavailable'; detail?: string; progress?: number }
  /** A sentence for the user: why the server is about to close the connection. */
  | { type: 'detail'; detail: string };

/** Sound that was never transcribed, between the words before this event and those after it. */
export interface GapEvent {
  type: 'gap';
  seconds: number;
}

/** Loudness of the last 50 ms or so, both from 0 to 1 (full scale), linear. */
export interface LevelEvent {
  type: 'level';
  rms: number;
  peak: number;
}

export interface SessionOverEvent {
  type: 'session-over';
}

/** Everything that a capture tells, in order. `ended` comes exactly once and is the last. */
export type CaptureEvent =
  | LevelEvent
  | ConnectionEvent
  | SpeechEvent
  | GapEvent
  | KeptEvent
  /** First, where the page before this one was told: it has gone on, and what follows is all that this page missed. */
  | { type: 'went-on' }
  /** `needs-gesture`: the browser holds the audio back until the user clicks; then call `resume()`. */
  | { type: 'audio'; state: 'running' | 'needs-gesture' }
  /** While there is no connection: what was kept is sent when there is one again, and then the capture ends. */
  | { type: 'share-ended' }
  /** The session is over (4403 or 403): the sound is kept for the one that follows, until `stop()`. */
  | SessionOverEvent
  /** `message` is for the user, in the specification's words where it has them; absent when stopped by the caller. */
  | { type: 'ended'; reason: EndReason; message?: string };

export interface CaptureOptions {
  /** A shared tab or screen, possibly of another window of this origin. Its tracks are left as they are at the end. */
  stream: MediaStream;
  /** The whole socket address, `ws:` or `wss:`, with its token and session. */
  url: string;
  onEvent: (event: CaptureEvent) => void;
  /** Ends the capture at once, without waiting for the last words. */
  signal?: AbortSignal;
}

export interface Capture {
  /** To be called from a click after `audio: needs-gesture`. */
  resume(): Promise<void>;
  /** Asks the recogniser to finish what was said so far, which comes within 700 ms, and goes on. */
  flush(): void;
  /** The user looks at the window: a connection that is waited for is tried at once. */
  hurry(): void;
  /**
   * Takes its sound from another stream, with all that was not heard of the one before, and tells where the
   * connection stands.
   * @returns false when it is about to end: its last words are waited for
   */
  listenTo(stream: MediaStream): boolean;
  /** Goes on in the session that follows, with all that was not heard in the one before; `url` as at the start. */
  moveTo(url: string): void;
  /**
   * Ends the audio and asks for its last words. They arrive as events before `ended`, which comes at the latest
   * when the server has said nothing for 2.5 s.
   */
  stop(): void;
}
