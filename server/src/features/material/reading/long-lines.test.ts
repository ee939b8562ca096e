import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { withoutReach } from './personal-details.ts';

// quadratic reading would exceed the time limit
const LENGTH = 70_000;

test('a wall of letters is looked through for addresses', () => {
  const wall = 'a'.repeat(LENGTH);
  expect(withoutReach(`${wall} ada@example.com`)).toBe(wall);
});

test.each([' ', ',', ' ·'])(
  '%j without an end is left out behind an address at the end of a line alone',
  (sign) => {
    const signs = sign.repeat(LENGTH / sign.length);
    expect(withoutReach(`ada@example.com${signs}b${signs}`)).toBe(`${signs}b`);
  },
);

test('blanks without an end are left out at the end of a line alone', () => {
  const blanks = ' '.repeat(LENGTH);
  expect(cleanText(`a${blanks}b${blanks}\nc`)).toBe(`a${blanks}b\nc`);
});
