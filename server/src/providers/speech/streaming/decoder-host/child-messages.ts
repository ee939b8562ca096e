import type { SpokenEvent } from '../replayed-stream.ts';

/** Positions count from the stream's `open` in this child. */
export type ToChild<Load> = { type: 'load'; load: Load } | StreamMessage;

export type StreamMessage =
  | { type: 'open'; stream: number }
  /** Or FLUSH. */
  | { type: 'audio'; stream: number; samples: Int16Array }
  /** Flushes; answered by `ended`. */
  | { type: 'end'; stream: number }
  | { type: 'close'; stream: number };

export type FromChild =
  /** @param capacity real-time streams, measured */
  | { type: 'ready'; capacity: number }
  | { type: 'unusable'; reason: string }
  /** `final` ends the utterance; audio before `settled` is done with. */
  | { type: 'event'; stream: number; event: SpokenEvent; settled: number }
  | { type: 'progress'; stream: number; decoded: number; settled: number }
  | { type: 'ended'; stream: number }
  | { type: 'alive' };

/** A killed server hears nothing: its decoder ends. */
export function tellParent(message: FromChild): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) process.exit();
  });
}
