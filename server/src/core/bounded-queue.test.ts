import fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
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

test('a full queue says so, keeps what comes all the same, and tells once when half of it is empty', async () => {
  let told = 0;
  const queue = new BoundedQueue<string>({
    capacity: 4,
    sizeOf: (item) => item.length,
    onRoom: () => told++,
  });
  queue.push('abc');
  expect([queue.size, queue.isFull]).toEqual([3, false]);
  for (const item of ['d', 'e', 'f']) queue.push(item);
  expect([queue.size, queue.isFull]).toEqual([6, true]);
  const events = queue[Symbol.asyncIterator]();
  expect(await events.next()).toMatchObject({ value: 'abc' });
  expect([queue.isFull, told]).toEqual([false, 0]);
  await events.next();
  expect(told).toBe(1);
  await events.next();
  expect([queue.size, queue.taken, told]).toEqual([1, 3, 1]);
});

test('what is taken back makes room, and does not count as taken', () => {
  let told = 0;
  const queue = new BoundedQueue<number>({ capacity: 2, onRoom: () => told++ });
  for (const item of [1, 2, 3]) queue.push(item);
  expect(queue.clear()).toEqual([1, 2, 3]);
  expect([queue.size, queue.taken, told]).toEqual([0, 0, 1]);
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
  expect([queue.size, queue.taken]).toEqual([0, 0]);

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

test('whatever is pushed comes out, whole and in order, however small the capacity', async () => {
  const pushes = fc.array(fc.integer(), { maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(pushes, fc.integer({ min: 1, max: 20 }), async (items, capacity) => {
      const queue = filled(capacity, items);
      queue.close();
      expect(await drain(queue)).toEqual(items);
    }),
  );
});

describe('forEach', () => {
  test('tells when an item is done with: once it was taken, or what its taker promised is kept', async () => {
    const log: string[] = [];
    const queue = new BoundedQueue<string>({ capacity: 10, onDone: (item) => log.push(`done ${item}`) });
    const kept = Promise.withResolvers<void>();
    const ended = queue.forEach((item) => {
      log.push(`take ${item}`);
      return item === 'slow' ? kept.promise : undefined;
    }, new AbortController().signal);
    for (const item of ['quick', 'slow', 'last']) queue.push(item);
    expect(log).toEqual(['take quick', 'done quick', 'take slow']);
    kept.resolve();
    queue.close();
    await ended;
    expect(log).toEqual(['take quick', 'done quick', 'take slow', 'done slow', 'take last', 'done last']);
  });

  const never = new AbortController().signal;

  test('gives what waited, and what comes in the turn in which it is pushed', async () => {
    const queue = filled(3, [1, 2]);
    const taken: number[] = [];
    const ended = queue.forEach((item) => void taken.push(item), never);
    queue.push(3);
    expect(taken).toEqual([1, 2, 3]);
    queue.close();
    await ended;
    expect(queue.taken).toBe(3);
  });

  test('waits for what `take` returned, and the queue fills meanwhile', async () => {
    const queue = new BoundedQueue<number>({ capacity: 2 });
    const room = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const taken: number[] = [];
    const take = (item: number) => {
      taken.push(item);
      return room[item]?.promise;
    };
    const ended = queue.forEach(take, never);
    for (const item of [0, 1, 2, 3]) queue.push(item);
    expect([taken, queue.isFull]).toEqual([[0], true]);
    room[0]?.resolve();
    await setImmediate();
    expect([taken, queue.isFull]).toEqual([[0, 1], true]);
    queue.close();
    room[1]?.resolve();
    await ended;
    expect(taken).toEqual([0, 1, 2, 3]);
  });

  test('ends on abort, and leaves what waits to another consumer', async () => {
    const queue = filled(3, [1, 2, 3]);
    const stop = new AbortController();
    const taken: number[] = [];
    await queue.forEach((item) => {
      taken.push(item);
      stop.abort();
      return undefined;
    }, stop.signal);
    await queue.forEach((item) => void taken.push(-item), stop.signal);
    queue.push(4);
    queue.close();
    expect(taken).toEqual([1]);
    expect(await drain(queue)).toEqual([2, 3, 4]);
  });

  test('throws what the queue failed with, after what waited, and what `take` throws', async () => {
    const failed = filled(3, [1]);
    failed.fail(new Error('cut off'));
    const taken: number[] = [];
    await expect(failed.forEach((item) => void taken.push(item), never)).rejects.toThrow('cut off');
    expect(taken).toEqual([1]);

    const queue = filled(3, []);
    const reading = queue.forEach(() => {
      throw new Error('full');
    }, never);
    queue.push(1);
    queue.push(2);
    await expect(reading).rejects.toThrow('full');
    queue.close();
    expect(await drain(queue)).toEqual([2]);
  });
});
