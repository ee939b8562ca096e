import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SupervisedChild } from '#core/supervised-child.ts';
import { MODELS_DIRECTORY } from '#testing/models-directory.ts';
import type { FromModelChild, GenerationJob, ToModelChild } from './child-messages.ts';
import { LLAMA_PACKAGES } from './find-inside.ts';
import { promptOf, TESTED } from './testing/open-host.ts';

let child: SupervisedChild<ToModelChild, FromModelChild>;
let prefixes: string;
let hear: (message: FromModelChild) => void = () => {};
beforeAll(async () => {
  prefixes = await mkdtemp(join(tmpdir(), 'pythia-child-'));
  const ready = Promise.withResolvers<void>();
  child = new SupervisedChild<ToModelChild, FromModelChild>({
    program: new URL('./model-child.ts', import.meta.url),
    load: {
      packages: LLAMA_PACKAGES,
      directory: MODELS_DIRECTORY,
      profile: TESTED,
      prefixes,
      threads: 1,
    },
    onReady: () => ready.resolve(),
    onMessage: (message) => hear(message),
    onBroken: (why) => ready.reject(new Error(JSON.stringify(why))),
  });
  await ready.promise;
});
afterAll(async () => {
  await child.close();
  await rm(prefixes, { recursive: true });
});

/** @returns messages from then on, and the end */
async function abortAfter(count: number, kind: 'read' | 'text', job: Omit<GenerationJob, 'id'>) {
  const ended = Promise.withResolvers<FromModelChild>();
  let before = 0;
  let after = 0;
  hear = (message) => {
    if (message.type === 'ended' || message.type === 'failed') ended.resolve(message);
    else if (message.type === kind && before === count) after += 1;
    else if (message.type === kind && ++before === count) child.send({ type: 'abort', id: 1 });
  };
  child.send({ type: 'run', job: { ...job, id: 1 } });
  return { ended: await ended.promise, after };
}

test('an abort is heard before the slice after the next is read', async () => {
  const { ended, after } = await abortAfter(3, 'read', {
    messages: promptOf('Why?', 4_000),
    answer: undefined,
  });
  expect(ended).toMatchObject({ type: 'ended', how: 'aborted' });
  expect(after).toBeLessThanOrEqual(2);
});

test('an abort is heard before the token after the next is said', async () => {
  const { ended, after } = await abortAfter(3, 'text', {
    messages: promptOf('Tell me all about it.', 30),
    answer: { maxTokens: 2_000, temperature: 0.4 },
  });
  expect(ended).toMatchObject({ type: 'ended', how: 'aborted' });
  expect(after).toBeLessThanOrEqual(2);
});
