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

test('native work that hangs is left to end by itself, and what waits behind it is done by another thread', async () => {
  const wait = `export const wait = (memory) => {
    const gate = new Int32Array(memory);
    Atomics.wait(gate, 0, 0);
    Atomics.store(gate, 1, 1);
  };`;
  const echo = 'export const echo = (task) => task;';
  const source = new URL(`data:text/javascript,${encodeURIComponent(wait + echo)}`);
  const thread = new TimedThread({ module: source, hangsAfterMs: 500, isNative: true });
  await thread.run('echo', 1);
  const memory = new SharedArrayBuffer(8);
  const hung = thread.run('wait', memory);
  const behind = thread.run('echo', 2);
  await expect(hung).rejects.toBeInstanceOf(Hung);
  expect(await behind).toBe(2);
  const gate = new Int32Array(memory);
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
  await expect.poll(() => Atomics.load(gate, 1)).toBe(1);
  await thread.close();
});
