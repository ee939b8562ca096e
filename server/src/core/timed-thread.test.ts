import { expect, test } from 'vitest';
import { Hung, ThreadClosed, TimedThread } from './timed-thread.ts';

const module = new URL(`data:text/javascript,${encodeURIComponent('export const echo = (task) => task;')}`);

test('work in hand when its thread is closed, and work behind it, fail as closed', async () => {
  const deaths: Error[] = [];
  const thread = new TimedThread({ module, hangsAfterMs: 10_000, onDeath: (error) => deaths.push(error) });
  expect(await thread.run('echo', 1)).toBe(1);
  const inHand = thread.run('echo', 2).catch((error: unknown) => error);
  await thread.close();
  expect(await inHand).toBeInstanceOf(ThreadClosed);
  await expect(thread.run('echo', 3)).rejects.toBeInstanceOf(ThreadClosed);
  expect(deaths).toEqual([]);
});

test('native work that hangs is left to end by itself, and nothing is begun beside it', async () => {
  const wait = 'export const wait = (gate) => Atomics.wait(new Int32Array(gate), 0, 0);';
  const echo = 'export const echo = (task) => task;';
  const source = new URL(`data:text/javascript,${encodeURIComponent(wait + echo)}`);
  const thread = new TimedThread({ module: source, hangsAfterMs: 200, isNative: true });
  await thread.run('echo', 1);
  const gate = new SharedArrayBuffer(4);
  const hung = [thread.run('wait', gate), thread.run('echo', 2)];
  for (const work of hung) await expect(work).rejects.toBeInstanceOf(Hung);
  await expect(thread.run('echo', 3)).rejects.toBeInstanceOf(Hung);
  Atomics.store(new Int32Array(gate), 0, 1);
  Atomics.notify(new Int32Array(gate), 0);
  await expect.poll(() => thread.run('echo', 4).catch(() => 'not yet')).toBe(4);
  await thread.close();
});
