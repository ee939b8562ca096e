import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { watchBacklog } from './backlog.ts';

const block = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

test('a process is behind while each turn of its event loop takes long, and no longer', async () => {
  const app = Fastify();
  const isBehind = watchBacklog(app);
  for (let turns = 0; turns < 12 && !isBehind(); turns += 1) {
    block(1_000);
    await turn();
    await turn();
  }
  expect(isBehind()).toBe(true);
  await expect.poll(isBehind, { timeout: 20_000 }).toBe(false);
  await app.close();
});
