import { expect, test } from 'vitest';
import { AskedBefore } from './prompt-beginning.ts';

const beginning = { role: 'system' as const, content: 'You are Ada.' };
const exchange = (id: string) => ({
  id,
  question: 'As heard?',
  answer: 'Yes.',
  state: 'complete' as const,
  lines: [],
  again: undefined,
});
const put = (content: string) => ({ role: 'user' as const, content });
const words = (asked: AskedBefore, id: string, behind = beginning) =>
  asked.inWords(behind, [exchange(id)])[0]?.question;

test('a question is put again in the words in which it was put, behind the same beginning', () => {
  const asked = new AskedBefore();
  asked.add(beginning, 'a', put('As put?'));
  expect(words(asked, 'a')).toBe('As put?');
  expect(words(asked, 'b')).toBe('As heard?');
  expect(words(asked, 'a', { ...beginning, content: 'You are Bob.' })).toBe('As heard?');
});

test('however long questions are, they take some megabytes, and the newest stay', () => {
  const asked = new AskedBefore();
  const long = 'word '.repeat(400);
  for (let at = 0; at < 10_000; at += 1) asked.add(beginning, `id ${at}`, put(long));
  const kept = Array.from({ length: 10_000 }, (_, at) => words(asked, `id ${at}`)).filter(
    (text) => text !== 'As heard?',
  );
  expect(words(asked, 'id 9999')).not.toBe('As heard?');
  expect(kept.join('').length).toBeLessThan(8e6);
  expect(kept.length).toBeGreaterThan(1_000);
});
