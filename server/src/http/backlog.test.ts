import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchBacklog } from './backlog.ts';

let app: ReturnType<typeof Fastify>;
let isBehind: () => boolean;
beforeEach(() => {
  app = Fastify();
  isBehind = watchBacklog(app);
});
afterEach(() => app.close());

const work = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Due timers have fired. */
async function goOn(): Promise<void> {
  await turn();
  await turn();
}

test('a process is behind while each turn of its event loop takes long, and no longer', async () => {
  for (let turns = 0; turns < 12 && !isBehind(); turns += 1) {
    work(1_000);
    await goOn();
  }
  expect(isBehind()).toBe(true);
  await expect.poll(isBehind, { timeout: 20_000 }).toBe(false);
});

test('a process that was stopped is not behind when it goes on, and is where it comes to no work', async () => {
  standStill(4_000);
  await goOn();
  expect(isBehind()).toBe(false);
  for (let turns = 0; turns < 12 && !isBehind(); turns += 1) {
    standStill(1_000);
    await goOn();
  }
  expect(isBehind()).toBe(true);
});
