import { expect, test } from 'vitest';
import { type Exchange, newExchange } from '#answers/exchange.ts';
import { toMarkdown } from '#answers/streaming-markdown.ts';
import { inFront, isGiven, readingMs } from './in-front.ts';

const exchange = (id: number, found?: string): Exchange => ({
  ...newExchange(id, { text: `Question ${id}?`, source: 'lines', lines: [] }, id),
  status: 'done',
  ...(found && { found }),
});
const ids = (exchanges: readonly Exchange[]) => exchanges.map(({ id }) => id);

test('what came by itself waits behind what is in front', () => {
  const { front, waiting } = inFront([exchange(1), exchange(2, 'a'), exchange(3, 'b')], 1);
  expect([ids(front), ids(waiting)]).toEqual([[1], [2, 3]]);
});

test('what the reader asks comes to the front, with all before it', () => {
  const { front, waiting } = inFront([exchange(1), exchange(2, 'a'), exchange(3), exchange(4, 'b')], 1);
  expect([ids(front), ids(waiting)]).toEqual([[1, 2, 3], [4]]);
});

test('what was let to the front stays there, and the first of all has nothing to wait for', () => {
  expect(ids(inFront([exchange(1, 'a'), exchange(2, 'b')], 2).waiting)).toEqual([]);
  expect(ids(inFront([exchange(1, 'a'), exchange(2, 'b')], -1).waiting)).toEqual([2]);
  expect(inFront([], -1)).toEqual({ front: [], waiting: [] });
});

const ofWords = (words: number) => ({ ...exchange(1), answer: toMarkdown('word '.repeat(words)) });

test('a longer answer is read for longer, within bounds', () => {
  expect(readingMs(ofWords(1))).toBe(4_000);
  expect(readingMs(ofWords(60))).toBeGreaterThan(19_000);
  expect(readingMs(ofWords(900))).toBe(30_000);
});

test('one is being given until it ended, here or in another window', () => {
  const given = (['waiting', 'held', 'streaming', 'elsewhere'] as const).map((status) =>
    isGiven({ ...exchange(1), status }),
  );
  expect(given).toEqual([true, true, true, true]);
  expect(isGiven(exchange(1))).toBe(false);
});
