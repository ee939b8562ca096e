import { expect, test } from 'vitest';
import { Upsampler } from './resample.ts';

const sine = (length: number, hertz: number, rate: number) =>
  Int16Array.from({ length }, (_, at) => 10_000 * Math.sin((2 * Math.PI * hertz * at) / rate));

test('gives the same tone at 24 kHz, one sample later', () => {
  const output = new Upsampler().resample(sine(1_600, 200, 16_000));
  const wanted = sine(2_400, 200, 24_000);
  expect(output).toHaveLength(2_400);
  for (let at = 3; at < 2_400; at++) {
    // a sample at 16 kHz is 1.5 at 24 kHz
    const late = ((wanted[at - 1] ?? 0) + (wanted[at - 2] ?? 0)) / 2;
    expect(Math.abs((output[at] ?? 0) - late)).toBeLessThan(60);
  }
});

test('gives the same samples however the audio is cut', () => {
  const audio = sine(1_000, 300, 16_000);
  const whole = new Upsampler().resample(audio);
  const upsampler = new Upsampler();
  const parts = [0, 1, 4, 333, 334, 999].map((at, index, cuts) =>
    upsampler.resample(audio.subarray(at, cuts[index + 1])),
  );
  expect(parts.flatMap((part) => [...part])).toEqual([...whole]);
});
