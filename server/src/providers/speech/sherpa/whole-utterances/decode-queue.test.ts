import { expect, test } from 'vitest';
import { DecodeQueue } from './decode-queue.ts';

/** Ended by hand. */
function opened(atOnce = 1) {
  const queue = new DecodeQueue(atOnce);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (urgency: 'final' | 'live', name: string): Promise<string> =>
    queue.run(urgency, () => {
      started.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(name)));
    });
  return { queue, started, run, end: (name: string) => ends.get(name)!() };
}

test('lines come before live words, in their order', async () => {
  const { started, run, end } = opened();
  const first = run('live', 'first');
  void run('live', 'words');
  const lines = [run('final', 'one'), run('final', 'two')];
  end('first');
  await first;
  await expect.poll(() => started).toEqual(['first', 'one']);
  end('one');
  await expect.poll(() => started).toEqual(['first', 'one', 'two']);
  end('two');
  await lines[0];
  await lines[1];
  await expect.poll(() => started).toEqual(['first', 'one', 'two', 'words']);
});

test('one that fails makes room for the next, and tells who asked', async () => {
  const queue = new DecodeQueue(1);
  const failed = queue.run('final', () => Promise.reject(new Error('no sound')));
  const next = queue.run('final', () => Promise.resolve('heard'));
  await expect(failed).rejects.toThrow('no sound');
  expect(await next).toBe('heard');
});

test('tells how long the oldest has taken', async () => {
  const { queue, run, end } = opened(2);
  expect(queue.longest).toBe(0);
  const running = run('final', 'long');
  expect(queue.longest).toBeGreaterThanOrEqual(0);
  await expect.poll(() => queue.longest).toBeGreaterThan(1);
  end('long');
  await running;
  await expect.poll(() => queue.longest).toBe(0);
});
