import type { SpokenEvent } from '../replayed-stream.ts';

/** Positions count from the stream's `open` in this child. */
export type ToChild<Load> = { type: 'load'; load: Load } | StreamMessage;

export type StreamMessage =
  | { type: 'open'; stream: number }
  | { type: 'audio'; stream: number; samples: Int16Array }
  | { type: 'end'; stream: number }
  | { type: 'close'; stream: number };

export type FromChild =
  | { type: 'ready'; capacity: number }
  | { type: 'unusable'; reason: string }
  | { type: 'event'; stream: number; event: SpokenEvent; settled: number }
  | { type: 'progress'; stream: number; decoded: number; settled: number }
  | { type: 'ended'; stream: number }
  | { type: 'alive' };

export function tellParent(message: FromChild): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) process.exit();
  });
}
