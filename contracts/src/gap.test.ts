import { describe, expect, test } from 'vitest';
import { beginsGap, GAP, OPEN_BRACKET } from './gap.ts';

const gaps = (text: string) => [...text.matchAll(GAP)].map(([, words]) => words);

describe('a gap in an answer', () => {
  test.each([
    ['It saved [the amount] in [a year].', ['the amount', 'a year']],
    ['[How it ended] is what I am glad of.', ['How it ended']],
    ['At [where, and for how long].', ['where, and for how long']],
    ['(“[your range]”)', ['your range']],
    ['[one thing, with a result]', ['one thing, with a result']],
  ])('is what the candidate is to say in %j', (text, words) => {
    expect(gaps(text)).toEqual(words);
  });

  test.each([
    'as shown [1] and [2, 3]',
    'array[0], rows[the index], call()[the first]',
    'cited [citation] or [citation needed]',
    '[sic] [see below] [broken off] [x] [ ]',
    'in [the docs](https://a.example) and [the docs][1]',
    '[the docs]: https://a.example',
    '[what\nis this]',
    '[the [nested] one]',
    '[theory of it] [another one] [whatsoever it is]',
    `[the ${'x'.repeat(130)}]`,
    '[what]',
  ])('is not %j', (text) => {
    expect(gaps(text)).toEqual([]);
  });

  test('is decided about with its first word', () => {
    expect(['', 'w', 'wh', 'what', 'th', 'A'].map(beginsGap)).toEqual(Array(6).fill('undecided'));
    expect(['what ', 'the amo', 'where, a', 'One thing'].map(beginsGap)).toEqual(Array(4).fill('yes'));
    expect(['1', 'x', 'whatso', 'theory ', ' ', 'a]', 'the.'].map(beginsGap)).toEqual(Array(7).fill('no'));
  });

  test('may still be open at the end of a text', () => {
    expect(OPEN_BRACKET.exec('It saved [the am')?.[1]).toBe('the am');
    expect(OPEN_BRACKET.exec('It saved [')?.[1]).toBe('');
    for (const text of ['It saved [the amount]', 'rows[the in', '[the amount] of it', 'It saved'])
      expect(OPEN_BRACKET.exec(text)).toBeNull();
  });
});
