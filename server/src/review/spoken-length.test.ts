import { expect, test } from 'vitest';
import { sayLength } from './spoken-length.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  [words(7), 52, 'It took 52 seconds'],
  [words(7), 150, 'It took 2 minutes 30 seconds'],
  [words(140), null, 'Said aloud it takes about 1 minute'],
  [words(7), null, 'Said aloud it takes about 3 seconds'],
])('an answer that nobody timed is not said to have taken any time: %s, %s', (text, seconds, said) => {
  expect(sayLength({ text, seconds })).toBe(said);
});
