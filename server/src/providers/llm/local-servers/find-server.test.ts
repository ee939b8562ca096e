import { afterEach, expect, test } from 'vitest';
import { json, nobodysOrigin, OLLAMA, startModelServer, type ModelCall } from '#testing/model-server.ts';
import { findServer, USUAL_ORIGINS, type Origins } from './find-server.ts';

type Routes = Record<string, (call: ModelCall) => void>;

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function find(given: Partial<Record<keyof Origins, Routes>>, wanted?: string, withinMs = 4_000) {
  const at = async (place: keyof Origins): Promise<string> => {
    const routes = given[place];
    if (!routes) return nobodysOrigin();
    const server = await startModelServer(routes);
    cleanups.push(server.close);
    return server.origin;
  };
  const origins = {
    ollama: await at('ollama'),
    lmStudio: await at('lmStudio'),
    llamaCpp: await at('llamaCpp'),
    otherLlamaCpp: await at('otherLlamaCpp'),
  };
  const found = await findServer(origins, wanted, new AbortController().signal, withinMs);
  return found && { kind: found.kind, model: found.model, name: found.name };
}

const tags = (...models: object[]): Routes => ({ ...OLLAMA, 'GET /api/tags': json({ models }) });
const changed = (name: string, day: number, more: object = {}) => ({
  name,
  modified_at: `2026-01-0${day}T10:00:00.123456789+02:00`,
  ...more,
});

const lmStudio = (...data: object[]): Routes => ({
  'GET /api/v0/models': json({
    object: 'list',
    data: data.map((model) => ({ type: 'llm', state: 'not-loaded', max_context_length: 32_768, ...model })),
  }),
});
const llamaCpp = (props: object = {}): Routes => ({
  'GET /health': json({ status: 'ok' }),
  'GET /props': json({
    total_slots: 1,
    model_path: '/models/qwen3-4b.gguf',
    default_generation_settings: { n_ctx: 8_192 },
    ...props,
  }),
});

test('only this machine is looked at', () => {
  const urls = Object.values(USUAL_ORIGINS).map((origin) => new URL(origin));
  expect(new Set(urls.map(({ hostname }) => hostname))).toEqual(new Set(['127.0.0.1']));
  expect(urls.map(({ port }) => port)).toEqual(['11434', '1234', '8080', '9931']);
});

test('nobody anywhere is nothing', async () => {
  expect(await find({})).toBeUndefined();
});

test('Ollama is found, with the model that was changed last', async () => {
  expect(await find({ ollama: tags(changed('mistral:7b', 1), changed('llama3.2:latest', 2)) })).toEqual({
    kind: 'ollama',
    model: 'llama3.2:latest',
    name: 'llama3.2 on Ollama',
  });
});

test.each(['mistral:7b', 'phi4'])('Ollama is asked for %s where it has it', async (wanted) => {
  const ollama = tags(changed('mistral:7b', 1), changed('phi4:latest', 2), changed('llama3.2:latest', 3));
  expect((await find({ ollama }, wanted))?.model).toMatch(wanted);
});

test.each([
  ['is named so', changed('gpt-oss:120b-cloud', 2)],
  ['is tagged so', changed('glm-5:cloud', 2)],
  ['has a host elsewhere', changed('mine', 2, { remote_host: 'https://ollama.com' })],
  ['has a model elsewhere', changed('mine', 2, { remote_model: 'gpt-oss:120b' })],
  ['only embeds, by what it can do', changed('mine', 2, { capabilities: ['embedding'] })],
  ['only embeds, by its name', changed('nomic-embed-text:latest', 2)],
  ['only embeds, by its family', changed('mine', 2, { details: { family: 'bert' } })],
])('a model of Ollama’s that runs in a cloud or does not talk is never used: it %s', async (_name, model) => {
  expect((await find({ ollama: tags(model, changed('llama3.2', 1)) }, model.name))?.model).toBe('llama3.2');
  expect(await find({ ollama: tags(model) })).toBeUndefined();
});

test('LM Studio is found, with the model that is loaded', async () => {
  const models = lmStudio(
    { id: 'embedder', type: 'embeddings', state: 'loaded' },
    { id: 'qwen3-4b' },
    { id: 'gemma-3-4b', type: 'vlm', state: 'loaded' },
  );
  expect(await find({ lmStudio: models })).toEqual({
    kind: 'lm-studio',
    model: 'gemma-3-4b',
    name: 'gemma-3-4b on LM Studio',
  });
  expect((await find({ lmStudio: models }, 'qwen3-4b'))?.model).toBe('qwen3-4b');
});

test('llama.cpp is found, with its one model', async () => {
  const found = { kind: 'llama-cpp', model: 'qwen3-4b', name: 'qwen3-4b on llama.cpp' };
  expect(await find({ llamaCpp: llamaCpp() })).toEqual(found);
  expect(await find({ otherLlamaCpp: llamaCpp() })).toEqual(found);
  expect(await find({ llamaCpp: llamaCpp({ model_path: '', model_alias: 'ggml-org/qwen3-4b' }) })).toEqual(
    found,
  );
});

test.each([
  ['LM Studio', { lmStudio: lmStudio({ id: 'a', state: 'loaded', loaded_context_length: 4_096 }) }],
  ['llama.cpp', { llamaCpp: llamaCpp({ default_generation_settings: { n_ctx: 4_096 } }) }],
])('a model of %s that cannot take our prompts is not used', async (_name, given) => {
  expect(await find(given)).toBeUndefined();
});

test('the server that has the wanted model comes first, else Ollama', async () => {
  const both = { ollama: OLLAMA, lmStudio: lmStudio({ id: 'qwen3-4b' }) };
  expect((await find(both))?.kind).toBe('ollama');
  expect((await find(both, 'qwen3-4b'))?.kind).toBe('lm-studio');
});

const everywhere = (respond: (call: ModelCall) => void): Routes =>
  Object.fromEntries(
    ['/api/version', '/api/tags', '/api/v0/models', '/health', '/props'].map((path) => [
      `GET ${path}`,
      respond,
    ]),
  );

test.each<[string, Routes]>([
  ['says 404 to everything', {}],
  ['serves pages', everywhere(({ response }) => response.end('<!doctype html><p>My shop</p>'))],
  ['says what is no JSON', everywhere(({ response }) => response.end('{"models":'))],
  ['says other JSON', everywhere(json({ status: 'ok', models: 7, data: {}, version: [] }))],
  ['says null', everywhere(json(null))],
  [
    'hides a prototype',
    everywhere(({ response }) => response.end('{"__proto__":{"models":[]},"version":"1"}')),
  ],
  ['names a model at length', tags(changed('x'.repeat(5_000), 1))],
  [
    'is a loading llama.cpp',
    { ...llamaCpp(), 'GET /health': ({ response }) => response.writeHead(503).end() },
  ],
  ['never answers', everywhere(() => {})],
  ['never ends', everywhere(({ response }) => response.write('{'))],
])('a program that %s is no model server', async (_name, routes) => {
  expect(
    await find({ ollama: routes, lmStudio: routes, llamaCpp: routes, otherLlamaCpp: routes }, undefined, 300),
  ).toBeUndefined();
});

test('a redirect is not followed', async () => {
  const real = await startModelServer(OLLAMA);
  cleanups.push(real.close);
  const elsewhere = everywhere(({ response }) =>
    response.writeHead(302, { location: `${real.origin}${response.req.url}` }).end(),
  );
  expect(await find({ ollama: elsewhere })).toBeUndefined();
  expect(real.calls).toEqual([]);
});

test('a body without an end is given up at its bound, not read on', async () => {
  let written = 0;
  const flood = everywhere(({ response }) => {
    const more = (): void => {
      do written += 65_536;
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  expect(await find({ lmStudio: flood })).toBeUndefined();
  expect(written).toBeLessThan(16_000_000);
});
