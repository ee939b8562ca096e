import { expect, test } from 'vitest';
import { FirstSound } from './first-sound.ts';

const [LOUD, HUM] = [0.1, 0.001];

test('sound is missing when nothing above the floor was heard for 20 s', () => {
  const sound = new FirstSound();
  expect(sound.isMissing(HUM, 5_000)).toBe(false);
  expect(sound.isMissing(HUM, 24_999)).toBe(false);
  expect(sound.isMissing(HUM, 25_000)).toBe(true);
  expect(sound.isMissing(LOUD, 26_000)).toBe(false);
});

test('a pause is no missing sound, however long', () => {
  const sound = new FirstSound();
  sound.isMissing(LOUD, 0);
  expect(sound.isMissing(0, 60_000)).toBe(false);
});

test('another stream is waited for anew', () => {
  const sound = new FirstSound();
  sound.isMissing(LOUD, 0);
  sound.begin();
  expect(sound.isMissing(0, 100_000)).toBe(false);
  expect(sound.isMissing(0, 120_000)).toBe(true);
});
