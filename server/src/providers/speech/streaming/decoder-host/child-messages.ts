import type { SpokenEvent } from '../replayed-stream.ts';

/** Sample positions count from the `open` of the stream in this child. */
export type ToChild<Load> = { type: 'load'; load: Load } | StreamMessage;

export type StreamMessage =
  | { type: 'open'; stream: number }
  /** Samples, or FLUSH. */
  | { type: 'audio'; stream: number; samples: Int16Array }
  /** No more audio: flush, answered by `ended`. */
  | { type: 'end'; stream: number }
  | { type: 'close'; stream: number };

export type FromChild =
  /** @param capacity streams that this machine decodes in real time, from a self-test */
  | { type: 'ready'; capacity: number }
  | { type: 'unusable'; reason: string }
  /** A `final` also ends the utterance. Audio before `settled` is never needed again. */
  | { type: 'event'; stream: number; event: SpokenEvent; settled: number }
  /** All audio before `decoded` is decoded. */
  | { type: 'progress'; stream: number; decoded: number; settled: number }
  | { type: 'ended'; stream: number }
  /** Once a second. */
  | { type: 'alive' };

/** Tells the server, from its decoder's process. A server that was killed hears nothing any more, and its decoder ends. */
export function tellParent(message: FromChild): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) process.exit();
  });
}
