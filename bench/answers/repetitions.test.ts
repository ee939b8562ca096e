import { expect, test } from 'vitest';
import { countIdentical, countRepeating } from './repetitions.ts';

test('Answers that differ below the rule alone are identical', () => {
  const answers = ['I led it.\n\n---\n\n- One.', 'I led it.\n\n---\n\n- Two.', 'I wrote it.'];
  expect(countIdentical(answers)).toBe(2);
});

test('An answer that says a sentence of an earlier one again is counted once', () => {
  const first = 'At Ghent I moored twelve barges. Nobody was hurt in the storm.';
  const again = 'It was dark. At Ghent I moored twelve barges. Nobody was hurt in the storm.';
  expect(
    countRepeating([first, again, 'It was dark. I slept.'].map((text) => ({ text, mayRepeat: false }))),
  ).toBe(1);
});

test('An answer to a question that asks for a fact again may say it again', () => {
  const text = 'At Ghent I moored twelve barges.';
  const twice = [false, true, false].map((mayRepeat) => ({ text, mayRepeat }));
  expect(countRepeating(twice.slice(0, 2))).toBe(0);
  expect(countRepeating(twice)).toBe(1);
});
