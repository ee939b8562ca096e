import { expect, test } from 'vitest';
import { FLUSH } from '#providers/speech/speech-recogniser.ts';
import { freeSamples, toSamples } from './frame-samples.ts';

const HEADER = 8;

/** As one read of a socket. */
function read(...frames: [number, number][]): Int16Array[] {
  const length = HEADER + Int16Array.BYTES_PER_ELEMENT * 2;
  const bytes = Buffer.from(new ArrayBuffer(frames.length * length));
  return frames.map(([first, second], index) => {
    const begin = index * length + HEADER;
    bytes.writeInt16LE(first, begin);
    bytes.writeInt16LE(second, begin + 2);
    return toSamples(bytes.subarray(begin, begin + 4));
  });
}

test('samples are read wherever a frame begins', () => {
  const bytes = Buffer.from([0, 0, 0, 1, 0, 2, 0]);
  expect(toSamples(bytes.subarray(2, 6))).toEqual(Int16Array.of(256, 512));
  expect(toSamples(bytes.subarray(3, 7))).toEqual(Int16Array.of(1, 2));
});

test('a frame that came alone gives its memory back', () => {
  const [only] = read([1, 2]);
  freeSamples(only!);
  expect(only!.buffer.byteLength).toBe(0);
});

test('frames that came together keep theirs, whichever is done with first', () => {
  const frames = read([1, 2], [3, 4], [5, 6]);
  for (const frame of frames) freeSamples(frame);
  expect(frames).toEqual([Int16Array.of(1, 2), Int16Array.of(3, 4), Int16Array.of(5, 6)]);
});

test('a frame in memory that others share keeps it', () => {
  const frame = toSamples(Buffer.from(Buffer.from([1, 0, 2, 0])));
  freeSamples(frame);
  expect(frame).toEqual(Int16Array.of(1, 2));
});

test('a flush stays one', () => {
  freeSamples(FLUSH);
  expect(FLUSH.buffer.detached).toBe(false);
});
