import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chatRequest } from '#testing/chat-request.ts';
import { MODELS_DIRECTORY } from '#testing/models-directory.ts';
import type { ModelEvent, ModelRequest } from '../language-model.ts';
import { findInside } from './find-inside.ts';
import { modelInside, type ModelInside } from './model-inside.ts';
import { modelChildren, TESTED } from './testing/open-host.ts';

const PATIENCE = { timeout: 90_000 };
const never = new AbortController().signal;

let prefixes: string;
let model: ModelInside;
beforeAll(async () => {
  prefixes = await mkdtemp(join(tmpdir(), 'pythia-inside-'));
  await mkdir(join(prefixes, 'left-behind'));
  await writeFile(join(prefixes, 'left-behind', '200-7-x.state'), 'a résumé');
  model = modelInside({ ...findInside(MODELS_DIRECTORY, TESTED)!, prefixes, onTrouble: () => {} });
});
afterAll(async () => {
  await model.close();
  await rm(prefixes, { recursive: true });
});

async function ask(given: Partial<ModelRequest> = {}, signal = never, onEvent = (_event: ModelEvent) => {}) {
  const events: ModelEvent[] = [];
  for await (const event of model.stream(chatRequest({ maxTokens: 12, temperature: 0, ...given }), signal)) {
    events.push(event);
    onEvent(event);
  }
  return events;
}

test('is nowhere before it is told to begin', async () => {
  expect([model.label, model.warmUp, modelChildren()]).toEqual([null, undefined, []]);
  await expect(ask()).rejects.toMatchObject({ code: 'absent' });
});

test('once it has begun it is named as what it is, and what processes that are gone have kept is removed', async () => {
  model.begin();
  model.begin();
  await vi.waitUntil(() => model.label !== null, PATIENCE);
  expect(model.label).toEqual({ name: 'SmolLM2 135M on this server', kind: 'local' });
  expect(modelChildren()).toHaveLength(1);
  expect(await readdir(prefixes)).toEqual([
    expect.not.stringContaining('left'),
    expect.stringMatching(/\.lease$/),
  ]);
});

test('says who answers, the text, and how it ended at what cost', async () => {
  const events = await ask();
  expect(events[0]).toEqual({ type: 'answerer', answerer: model.label });
  expect(events.slice(1, -1).every((event) => event.type === 'text' && event.text !== '')).toBe(true);
  expect(events.at(-1)).toMatchObject({ type: 'end', ended: 'length', usage: { completion: 12 } });
});

test('what is read ahead is not read again', async () => {
  const messages = [
    { role: 'system' as const, content: 'You are a pilot, who flew from Leeds to Oslo for nine years.' },
    { role: 'user' as const, content: 'Where to?' },
  ];
  await model.warmUp!(chatRequest({ messages }), never);
  const end = (await ask({ messages })).at(-1);
  expect(end).toMatchObject({ usage: { cached: expect.any(Number) } });
  const { prompt, cached } = (end as Extract<ModelEvent, { type: 'end' }>).usage!;
  expect(prompt - cached!).toBeLessThan(20);
});

test('an abort ends it without an end', async () => {
  const stop = new AbortController();
  const events = await ask({ maxTokens: 1_000 }, stop.signal, ({ type }) => type === 'text' && stop.abort());
  expect(events.map(({ type }) => type)).toEqual(['answerer', 'text']);
});

test('one that does not speak in time is late', async () => {
  const ofLate = await mkdtemp(join(tmpdir(), 'pythia-late-'));
  const late = modelInside({
    ...findInside(MODELS_DIRECTORY, TESTED)!,
    prefixes: ofLate,
    onTrouble: () => {},
    firstTokenMs: 1,
  });
  late.begin();
  await vi.waitUntil(() => late.label !== null, PATIENCE);
  const asked = late.stream(chatRequest(), never)[Symbol.asyncIterator]();
  await expect(asked.next()).rejects.toMatchObject({ code: 'timeout' });
  await late.close();
  await rm(ofLate, { recursive: true });
});

test('one that dies in the middle of an answer breaks it off, is gone, and comes back', async () => {
  const [pid = 0] = modelChildren();
  let isKilled = false;
  const events = await ask({ maxTokens: 1_000, temperature: 0.4 }, never, ({ type }) => {
    if (type === 'text' && !isKilled) isKilled = process.kill(pid, 'SIGKILL');
  });
  expect(events.at(-1)).toMatchObject({ type: 'end', ended: 'broken', failure: { code: 'failed' } });
  expect(model.label).toBeNull();
  await expect(ask()).rejects.toMatchObject({ code: 'failed' });
  await vi.waitUntil(() => model.label !== null, PATIENCE);
  expect((await ask()).at(-1)).toMatchObject({ type: 'end', ended: 'length' });
});

test('put away it is there no more, says what it is saying to its end, and leaves no process and no word', async () => {
  const events: ModelEvent[] = [];
  for await (const event of model.stream(chatRequest({ maxTokens: 40, temperature: 0 }), never)) {
    if (events.push(event) === 2) model.putAway();
  }
  expect(model.label).toBeNull();
  expect(events.at(-1)).toMatchObject({ type: 'end', ended: 'length', usage: { completion: 40 } });
  await vi.waitUntil(async () => (await readdir(prefixes)).length === 0, PATIENCE);
  expect(modelChildren()).toEqual([]);
});

test('closed, also while one that is put away speaks, it leaves no process and no word', async () => {
  model.begin();
  await vi.waitUntil(() => model.label !== null, PATIENCE);
  const events = ask({ maxTokens: 2_000, temperature: 0.4 }, never, ({ type }) => {
    if (type === 'text') model.putAway();
  });
  await vi.waitUntil(() => model.label === null, PATIENCE);
  await model.close();
  expect((await events).at(-1)).toMatchObject({ type: 'end', ended: 'broken' });
  expect(modelChildren()).toEqual([]);
  expect(await readdir(prefixes)).toEqual([]);
});
