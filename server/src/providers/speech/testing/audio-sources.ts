import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../streaming/audio-format.ts';

/** 100 ms, as fast as asked. */
export async function* inFrames(samples: Int16Array): AsyncGenerator<Int16Array> {
  for (let at = 0; at < samples.length; at += FRAME_SAMPLES) {
    yield samples.slice(at, at + FRAME_SAMPLES);
  }
}

/** Silent without end. */
export async function* thenNothing(samples: Int16Array): AsyncGenerator<Int16Array> {
  yield* inFrames(samples);
  await new Promise<never>(() => undefined);
}

/** Counts samples asked for. */
export function endless(samples: Int16Array) {
  const source = {
    seconds: 0,
    async *audio() {
      for (;;) {
        for await (const frame of inFrames(samples)) {
          source.seconds += frame.length / SAMPLE_RATE;
          yield frame;
          // real sources yield to the event loop
          await new Promise(setImmediate);
        }
      }
    },
  };
  return source;
}

/**
 * Counts audio still held before its end.
 * @param samples its beginning, then silence
 */
export function weighed(samples: Int16Array, seconds: number) {
  const frames: WeakRef<ArrayBufferLike>[] = [];
  const source = {
    heldSeconds: Number.NaN,
    async *audio() {
      for await (const frame of inFrames(joined(samples, silence(seconds)))) {
        frames.push(new WeakRef(frame.buffer));
        yield frame;
        await new Promise(setImmediate); // real sources yield to the event loop
      }
      collectGarbage();
      const held = frames.filter((frame) => frame.deref() !== undefined).length;
      source.heldSeconds = (held * FRAME_SAMPLES) / SAMPLE_RATE;
    },
  };
  return source;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

export function joined(...parts: Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function silence(seconds: number): Int16Array {
  return new Int16Array(seconds * SAMPLE_RATE);
}

export async function collectAll<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}
