import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findInside } from '#providers/llm/inside/find-inside.ts';
import { modelInside } from '#providers/llm/inside/model-inside.ts';
import { modelChildren, TESTED } from '#providers/llm/inside/testing/open-host.ts';
import { inTurn } from '#providers/llm/in-turn.ts';
import { localModels } from '#providers/llm/local-servers/local-models.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { nobodysOrigin, OLLAMA, startModelServer } from '#testing/model-server.ts';
import { MODELS_DIRECTORY } from '#testing/models-directory.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const PATIENCE = { timeout: 90_000 };
const NAME = 'SmolLM2 135M on this server';

/** With the small model inside, without a key, optionally with a model server. */
async function start(ollama?: string) {
  const nobody = await nobodysOrigin();
  const prefixes = await mkdtemp(join(tmpdir(), 'pythia-inside-app-'));
  cleanups.push(() => rm(prefixes, { recursive: true }));
  const inside = modelInside({
    ...findInside(MODELS_DIRECTORY, TESTED)!,
    prefixes,
    onTrouble: () => {},
  });
  const found = localModels({
    origins: { ollama: ollama ?? nobody, lmStudio: nobody, llamaCpp: nobody, otherLlamaCpp: nobody },
    onMalformedEvent: () => {},
    onNone: () => inside.begin(),
    onFound: () => inside.putAway(),
  });
  const model = inTurn([found, inside]);
  cleanups.push(() => model.close());
  const running = await startTestApp({}, { model });
  cleanups.push(running.close);
  const calls = interviewCalls(running, await signInNewUser(running));
  const answers = async () => (await running.app.inject('/api/v1/speech/status')).json().answers;
  const kept = async () => {
    const own = (await readdir(prefixes)).find((name) => !name.endsWith('.lease'));
    return readdir(join(prefixes, own!));
  };
  return { calls, answers, kept, running };
}

test('without a model server it reads a session ahead, and where it dies the coach answers in its place', async () => {
  const { calls, answers, kept } = await start();
  expect(await answers()).toMatchObject({ kind: 'coach' });
  await expect.poll(answers, PATIENCE).toEqual({ name: NAME, kind: 'local' });
  const session = await calls.start({ job_title: 'Baker', resume_summary: 'Work: I trained 4 apprentices.' });
  await expect.poll(kept, PATIENCE).toHaveLength(1);
  const asked = calls.ask(session, 'Whom did you train?');
  process.kill(modelChildren()[0]!, 'SIGKILL');
  const reply = await asked;
  expect(reply.statusCode).toBe(200);
  expect((await calls.events(session))[1]).toMatchObject({
    kind: 'answer',
    state: 'complete',
    answered_by: 'Built-in coach',
    stood_in: 'failed',
  });
  await expect.poll(answers, PATIENCE).toEqual({ name: NAME, kind: 'local' });
});

test('where a model server is found, the model inside is not even loaded', async () => {
  const server = await startModelServer(OLLAMA);
  cleanups.push(server.close);
  const { answers } = await start(server.origin);
  await expect.poll(answers).toMatchObject({ name: 'llama3.2 on Ollama' });
  expect(modelChildren()).toEqual([]);
});
