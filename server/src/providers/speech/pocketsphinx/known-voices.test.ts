import { expect, test } from 'vitest';
import { KnownVoices } from './known-voices.ts';

const [first, second] = [Float32Array.of(41), Float32Array.of(53)];

test('gives each user’s latest voice, for ten minutes', () => {
  let now = 0;
  const voices = new KnownVoices(() => now);
  voices.remember('one', first);
  voices.remember('one', second);
  expect(voices.of('one')).toBe(second);
  expect(voices.of('other')).toBeUndefined();
  now = 10 * 60_000;
  expect(voices.of('one')).toBeUndefined();
});

test('keeps the voices of a thousand users, who were heard last', () => {
  const voices = new KnownVoices();
  for (let user = 0; user <= 1_000; user++) voices.remember(`${user}`, first);
  expect(voices.of('0')).toBeUndefined();
  expect(voices.of('1')).toBe(first);
  expect(voices.of('1000')).toBe(first);
});
