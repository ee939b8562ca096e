import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FrameAssembler, measureLevel } from './sound-blocks.ts';

test('128-sample blocks become frames of 1,600 samples, and none is lost or moved', () => {
  const assembler = new FrameAssembler();
  const ramp = Float32Array.from({ length: 128 * 100 }, (_, i) => (i % 1_000) / 1_000);
  const frames = Array.from({ length: 100 }, (_, i) => ramp.subarray(i * 128, (i + 1) * 128)).flatMap(
    (block) => assembler.push(block),
  );

  expect(frames.map((frame) => frame.length)).toEqual(Array(8).fill(1_600));
  const samples = frames.flatMap((frame) => [...frame]);
  expect(samples).toEqual([...ramp].map((sample) => Math.round(sample * 32_767)));
});

test.each([
  [0, 0],
  [1, 32_767],
  [-1, -32_768],
  [1.7, 32_767],
  [-3, -32_768],
  [Infinity, 32_767],
  [-Infinity, -32_768],
  [NaN, 0],
])('a sample of %d becomes %d', (sample, expected) => {
  const assembler = new FrameAssembler();
  assembler.push(Float32Array.of(sample));
  expect([...assembler.flush()]).toEqual([expected]);
});

test('flush takes out what is left, once', () => {
  const assembler = new FrameAssembler();
  assembler.push(new Float32Array(1_700).fill(0.5));
  expect(assembler.flush()).toHaveLength(100);
  expect(assembler.flush()).toHaveLength(0);
});

test('whatever the block lengths, every sample comes out once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 6 }), (lengths) => {
      const assembler = new FrameAssembler();
      let next = 0;
      const blocks = lengths.map((length) => Float32Array.from({ length }, () => (next++ % 32_767) / 32_767));
      const out = [...blocks.flatMap((block) => assembler.push(block)), assembler.flush()];
      const samples = out.flatMap((frame) => [...frame]);
      expect(samples).toHaveLength(next);
      expect(samples.findIndex((sample, place) => sample !== place % 32_767)).toBe(-1);
    }),
    { numRuns: 50 },
  );
});

test('a full-scale sine has a peak of 1 and an RMS of 1/√2', () => {
  const sine = Float32Array.from({ length: 1_600 }, (_, i) => Math.sin((2 * Math.PI * i) / 16));
  const level = measureLevel(sine);
  expect(level.peak).toBeCloseTo(1, 5);
  expect(level.rms).toBeCloseTo(Math.SQRT1_2, 5);
});

test('the peak counts negative samples, and the level never leaves 0 to 1', () => {
  expect(measureLevel(Float32Array.of(0.1, -0.8)).peak).toBeCloseTo(0.8, 5);
  expect(measureLevel(Float32Array.of(-4, 4))).toEqual({ type: 'level', rms: 1, peak: 1 });
});

test('silence and an empty block are 0', () => {
  expect(measureLevel(new Float32Array(64))).toEqual({ type: 'level', rms: 0, peak: 0 });
  expect(measureLevel(new Float32Array(0))).toEqual({ type: 'level', rms: 0, peak: 0 });
});
