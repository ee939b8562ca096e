import type { CaptureEvent } from './capture-events.ts';
import type { SocketEvent } from './transcription-socket.ts';

export type ToWorker =
  /** `audio` delivers Float32Array blocks of 16 kHz mono from the audio thread. */
  | { type: 'start'; url: string; audio: MessagePort }
  | { type: 'listen-to'; audio: MessagePort }
  | { type: 'network-returned' }
  | { type: 'retry-now' }
  | { type: 'move-to'; url: string }
  | { type: 'flush' }
  | { type: 'finish' };

export type FromWorker = SocketEvent | Extract<CaptureEvent, { type: 'level' }>;
