import { expect, test } from 'vitest';
import { ThreadClosed, TimedThread } from './timed-thread.ts';

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
