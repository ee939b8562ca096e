import { describe, expect, test } from 'vitest';
import { splitGaps } from './gaps.ts';

describe('a text with gaps', () => {
  test('is cut at each of them', () => {
    expect(splitGaps('It saved [the amount] in [a year], see [1].', false)).toEqual([
      'It saved ',
      { gap: 'the amount' },
      ' in ',
      { gap: 'a year' },
      ', see [1].',
    ]);
  });

  test('shows no piece of a gap as text while it arrives', () => {
    const whole = 'It saved [the amount].';
    const seen = Array.from({ length: whole.length - 9 }, (_, more) =>
      splitGaps(whole.slice(0, 10 + more), true),
    );
    for (const pieces of seen)
      expect(pieces.filter((piece) => typeof piece === 'string').join('')).not.toMatch(/\[|the|amount/);
    expect(seen.at(3)).toEqual(['It saved ']);
    expect(seen.at(4)).toEqual(['It saved ', { gap: 'the ' }]);
    expect(seen.at(-1)).toEqual(['It saved ', { gap: 'the amount' }, '.']);
  });

  test('shows a bracket that was never closed as it was written', () => {
    expect(splitGaps('It saved [the am', false)).toEqual(['It saved [the am']);
    expect(splitGaps('It saved [', false)).toEqual(['It saved [']);
  });

  test('shows other brackets at once', () => {
    expect(splitGaps('As in [1', true)).toEqual(['As in [1']);
    expect(splitGaps('rows[the in', true)).toEqual(['rows[the in']);
  });
});
