import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const full = new Error('full');

/** Begins are noted, ends triggered. */
function observed(limit: { concurrency: number; mostEach: number; mostInAll: number }) {
  const inTurn = takeTurns<string>({ ...limit, whenFull: () => full });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (key: string, name: string): Promise<void> =>
    inTurn(key, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const endOne = async (): Promise<void> => {
    await turn();
    ends.shift()?.();
    await turn();
  };
  return { ask, begun, endOne };
}

test('those who wait take turns, however much one of them asks', async () => {
  const { ask, begun, endOne } = observed({ concurrency: 1, mostEach: 10, mostInAll: 10 });
  const asked = [
    ask('a', 'a1'),
    ask('a', 'a2'),
    ask('a', 'a3'),
    ask('b', 'b1'),
    ask('c', 'c1'),
    ask('b', 'b2'),
  ];
  for (const _ of asked) await endOne();
  await Promise.all(asked);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('one has one piece in work at a time, also where there is room', async () => {
  const { ask, begun, endOne } = observed({ concurrency: 2, mostEach: 10, mostInAll: 10 });
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')];
  await turn();
  expect(begun).toEqual(['a1', 'b1']);
  for (const _ of asked) await endOne();
  await Promise.all(asked);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('more than one may have in line, and more than all may, is refused', async () => {
  const { ask, endOne } = observed({ concurrency: 1, mostEach: 2, mostInAll: 4 });
  const asked = [ask('a', 'in work'), ask('a', 'first'), ask('a', 'second')];
  await expect(ask('a', 'third')).rejects.toBe(full);
  asked.push(ask('b', 'other'));
  await expect(ask('c', 'too many')).rejects.toBe(full);
  for (const _ of asked) await endOne();
  await Promise.all(asked);
});

test('work that fails gives its place on', async () => {
  const inTurn = takeTurns<string>({ concurrency: 1, mostEach: 9, mostInAll: 9, whenFull: () => full });
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn('a', async () => 'again')).toBe('again');
});
