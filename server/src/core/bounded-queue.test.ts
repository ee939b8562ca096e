import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

async function drain<T>(queue: BoundedQueue<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of queue) items.push(item);
  return items;
}

const filled = (capacity: number, items: readonly number[]): BoundedQueue<number> => {
  const queue = new BoundedQueue<number>({ capacity });
  for (const item of items) queue.push(item);
  return queue;
};

test('items come out in order, also to a consumer that waited before they came', async () => {
  const queue = new BoundedQueue<number>({ capacity: 3 });
  const drained = drain(queue);
  for (const item of [1, 2, 3]) {
    queue.push(item);
    await Promise.resolve();
  }
  queue.close();
  expect(await drained).toEqual([1, 2, 3]);
});

test('past its capacity the oldest are dropped and counted', async () => {
  const queue = filled(3, [1, 2, 3, 4, 5]);
  expect(queue.dropped).toBe(2);
  queue.close();
  expect(await drain(queue)).toEqual([3, 4, 5]);
});

test('sizes are in the unit of sizeOf, and the newest is kept even when it alone is too big', async () => {
  const queue = new BoundedQueue<string>({ capacity: 4, sizeOf: (item) => item.length });
  queue.push('ab');
  queue.push('cd');
  expect([queue.size, queue.dropped]).toEqual([4, 0]);
  queue.push('efghij');
  expect([queue.size, queue.dropped]).toEqual([6, 4]);
  queue.close();
  expect(await drain(queue)).toEqual(['efghij']);
  expect(queue.size).toBe(0);
});

test('close lets the consumer finish and takes nothing more', async () => {
  const queue = filled(3, [1, 2]);
  queue.close();
  queue.push(3);
  expect(await drain(queue)).toEqual([1, 2]);
});

test('fail throws after what waited', async () => {
  const queue = filled(3, [1]);
  queue.fail(new Error('cut off'));
  queue.close();
  const seen: number[] = [];
  const reading = (async () => {
    for await (const item of queue) seen.push(item);
  })();
  await expect(reading).rejects.toThrow('cut off');
  expect(seen).toEqual([1]);
});

test('fail throws to a consumer that waits', async () => {
  const queue = filled(3, []);
  const drained = drain(queue);
  queue.fail(new Error('cut off'));
  await expect(drained).rejects.toThrow('cut off');
});

test('abort throws away what waits, and ends a consumer that waits', async () => {
  const queue = filled(3, [1, 2]);
  queue.abort();
  expect(await drain(queue)).toEqual([]);
  expect([queue.size, queue.dropped]).toEqual([0, 0]);

  const empty = filled(3, []);
  const drained = drain(empty);
  empty.abort();
  expect(await drained).toEqual([]);
});

test('a second loop goes on where the first one stopped', async () => {
  const queue = filled(3, [1, 2, 3]);
  for await (const item of queue) if (item === 1) break;
  queue.close();
  expect(await drain(queue)).toEqual([2, 3]);
});

test('a consumer that leaves while it waits takes no item with it', async () => {
  const queue = filled(3, []);
  const iterator = queue[Symbol.asyncIterator]();
  const waiting = iterator.next();
  await iterator.return?.();
  queue.push(1);
  queue.close();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(await drain(queue)).toEqual([1]);
});

test('whatever is pushed, the newest that fit come out and the rest is counted', async () => {
  const pushes = fc.array(fc.integer(), { maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(pushes, fc.integer({ min: 1, max: 20 }), async (items, capacity) => {
      const queue = filled(capacity, items);
      queue.close();
      const kept = await drain(queue);
      expect(kept).toEqual(items.slice(-capacity));
      expect(kept.length + queue.dropped).toBe(items.length);
    }),
  );
});
