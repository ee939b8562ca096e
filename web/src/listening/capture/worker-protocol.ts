import type { CaptureEvent } from './capture-events.ts';
import type { SocketEvent } from './transcription-socket.ts';

/** What the page says to the transcription worker: `start` first and once, `finish` at the end. */
export type ToWorker =
  /** `audio` delivers blocks of 16 kHz mono samples as Float32Array, straight from the audio thread. */
  | { type: 'start'; url: string; audio: MessagePort }
  /** The sound comes from another stream from now on. */
  | { type: 'listen-to'; audio: MessagePort }
  /** The browser is online again. */
  | { type: 'network-returned' }
  /** The user looks at the window: a connection that is waited for is tried at once. */
  | { type: 'retry-now' }
  /** The socket address of the session that follows. */
  | { type: 'move-to'; url: string }
  /** The recogniser is to finish what was said so far. */
  | { type: 'flush' }
  | { type: 'finish' };

/** What the worker says to the page. */
export type FromWorker = SocketEvent | Extract<CaptureEvent, { type: 'level' }>;
