import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runEvery } from './run-every.ts';

const HOUR_MS = 3_600_000;

let app: FastifyInstance;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app = Fastify();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

test('runs half a minute after the start and at every interval, also after a failure', async () => {
  const task = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue();
  runEvery(app, HOUR_MS, task);
  await app.ready();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(task).toHaveBeenCalledTimes(3);
});

test('a server that closes aborts the task, waits for its end, and starts no other', async () => {
  const end = Promise.withResolvers<void>();
  const task = vi.fn<(signal: AbortSignal) => Promise<void>>(() => end.promise);
  runEvery(app, HOUR_MS, task);
  await app.ready();
  await vi.advanceTimersByTimeAsync(30_000);
  const closed = vi.fn<() => void>();
  const closing = app.close().then(closed);
  await expect.poll(() => task.mock.calls[0]?.[0].aborted).toBe(true);
  expect(closed).not.toHaveBeenCalled();
  end.resolve();
  await closing;
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(task).toHaveBeenCalledTimes(1);
});
