import { afterEach, expect, test, vi } from 'vitest';
import { ReplyWriter } from './reply-writer.ts';

afterEach(() => void vi.useRealTimers());

/** Writes end by hand. */
function begin() {
  const writings: { written: object; done: PromiseWithResolvers<boolean> }[] = [];
  let heard = Promise.withResolvers<void>();
  const failures: unknown[] = [];
  let unwanted = 0;
  const writer = new ReplyWriter({
    write: (written) => {
      const done = Promise.withResolvers<boolean>();
      writings.push({ written, done });
      heard.resolve();
      heard = Promise.withResolvers();
      return done.promise;
    },
    onUnwanted: () => (unwanted += 1),
    onFailure: (error) => void failures.push(error),
    everyMs: 1,
  });
  const count = async (wanted: number) => {
    while (writings.length < wanted) await heard.promise;
  };
  return { writer, writings, count, failures, unwanted: () => unwanted };
}

const end = { text: 'Half a reply', state: 'complete' as const, answered_by: null };

test('what has come is written while more comes, one writing at a time, and the end after it', async () => {
  vi.useFakeTimers();
  const { writer, writings } = begin();
  const written = () => writings.map((writing) => writing.written);
  writer.add('Half');
  await vi.advanceTimersByTimeAsync(20); // several write intervals
  expect(written()).toEqual([{ text: 'Half' }]);
  writings[0]!.done.resolve(true);
  writer.add(' a');
  await vi.advanceTimersByTimeAsync(20);
  writer.add(' reply');
  const ended = writer.end(end);
  await vi.advanceTimersByTimeAsync(20);
  expect(written()).toEqual([{ text: 'Half' }, { text: 'Half a' }]);
  writings[1]!.done.resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  writings[2]!.done.resolve(true);
  await ended;
  expect(written()).toEqual([{ text: 'Half' }, { text: 'Half a' }, end]);
});

test('a writing that fails is told, and the next one is tried', async () => {
  const { writer, writings, count, failures } = begin();
  await count(1);
  const error = new Error('stalled');
  writings[0]!.done.reject(error);
  await count(2);
  expect(failures).toEqual([error]);
  writings[1]!.done.resolve(true);
  const ended = writer.end(end);
  await count(3);
  for (const { done } of writings.slice(2)) done.resolve(true);
  await ended;
});

test('an end that the database does not take is tried again, and its reader does not wait for that', async () => {
  vi.useFakeTimers();
  const { writer, writings, failures } = begin();
  const ended = writer.end(end);
  await vi.advanceTimersByTimeAsync(0);
  writings[0]!.done.reject(new Error('stalled'));
  await ended;
  await vi.advanceTimersByTimeAsync(1);
  writings[1]!.done.reject(new Error('stalled'));
  await vi.advanceTimersByTimeAsync(1);
  writings[2]!.done.resolve(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(writings.map(({ written }) => written)).toEqual([end, end, end]);
  expect(failures).toHaveLength(2);
});

test('an end that is never taken is given up', async () => {
  vi.useFakeTimers();
  const { writer, writings } = begin();
  void writer.end(end);
  for (let tried = 0; tried < 50; tried += 1) {
    await vi.advanceTimersByTimeAsync(1);
    writings[tried]?.done.reject(new Error('stalled'));
  }
  expect(writings).toHaveLength(13);
});

test('a reply that nobody wants any more is told', async () => {
  const { writer, writings, count, unwanted } = begin();
  await count(1);
  writings[0]!.done.resolve(false);
  await count(2);
  expect(unwanted()).toBe(1);
  const ended = writer.end(end);
  writings[1]!.done.resolve(true);
  await count(3);
  writings[2]!.done.resolve(true);
  await ended;
});
