import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollingWorker } from './polling-worker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Ended by hand. */
function gatedDelivery() {
  const ends: PromiseWithResolvers<void>[] = [];
  const deliver = vi.fn<() => Promise<void>>(() => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  const finish = async (): Promise<void> => {
    ends.at(-1)?.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { deliver, finish };
}

const fail = (error: unknown): never => {
  throw error;
};

test('delivers at once when woken, and by itself every second afterwards', async () => {
  const deliver = vi.fn<() => Promise<void>>(async () => {});
  const worker = pollingWorker(deliver, fail);
  worker.wake();
  expect(deliver).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(deliver).toHaveBeenCalledTimes(4);
  await worker.stop();
});

test('a call during a delivery is another delivery after it, not beside it', async () => {
  const { deliver, finish } = gatedDelivery();
  const worker = pollingWorker(deliver, fail);
  worker.wake();
  worker.wake();
  worker.wake();
  expect(deliver).toHaveBeenCalledTimes(1);
  await finish();
  expect(deliver).toHaveBeenCalledTimes(2);
  await finish();
  expect(deliver).toHaveBeenCalledTimes(2);
  await worker.stop();
});

test('a delivery that throws is reported and tried again', async () => {
  const errors: unknown[] = [];
  const deliver = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('database gone'))
    .mockResolvedValue(undefined);
  const worker = pollingWorker(deliver, (error) => errors.push(error));
  worker.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(errors).toEqual([new Error('database gone')]);
  expect(deliver).toHaveBeenCalledTimes(2);
  await worker.stop();
});

test('a stop aborts the delivery under way, waits for its end, and no other begins', async () => {
  const end = Promise.withResolvers<void>();
  const deliver = vi.fn<(signal: AbortSignal) => Promise<void>>((signal) => {
    signal.addEventListener('abort', () => aborted());
    return end.promise;
  });
  const aborted = vi.fn<() => void>();
  const worker = pollingWorker(deliver, fail);
  worker.wake();
  const stopped = vi.fn<() => void>();
  const stop = worker.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(aborted).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();
  end.resolve();
  await stop;
  worker.wake();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(deliver).toHaveBeenCalledTimes(1);
});
