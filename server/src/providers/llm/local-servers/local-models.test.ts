import { afterEach, expect, test } from 'vitest';
import { chatRequest } from '#testing/chat-request.ts';
import {
  json,
  nobodysOrigin,
  OLLAMA,
  ollamaEnd,
  ollamaLine,
  startModelServer,
  type ModelCall,
} from '#testing/model-server.ts';
import { answerCall as completion, type ChatCall } from '#testing/chat-service.ts';
import type { LanguageModel } from '../language-model.ts';
import { localModels, type LocalModelsOptions } from './local-models.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function serve(routes: Record<string, (call: ModelCall) => void>, port?: number) {
  const server = await startModelServer(routes, port);
  cleanups.push(server.close);
  return server;
}

async function open(
  given: Partial<LocalModelsOptions['origins']>,
  options: Partial<LocalModelsOptions> = {},
) {
  const nobody = await nobodysOrigin();
  const models = localModels({
    origins: { ollama: nobody, lmStudio: nobody, llamaCpp: nobody, otherLlamaCpp: nobody, ...given },
    onMalformedEvent: () => {},
    probeEveryMs: 50,
    ...options,
  });
  cleanups.push(() => models.close());
  return models;
}

const complete = (call: ModelCall): void => completion(call as unknown as ChatCall, 'Because.');

const found = async (models: LanguageModel, name = 'llama3.2 on Ollama') => {
  await expect.poll(() => models.label).toEqual({ name, kind: 'local' });
};

async function ask(models: LanguageModel) {
  let by = '';
  let text = '';
  let ended = '';
  for await (const event of models.stream(chatRequest(), new AbortController().signal)) {
    if (event.type === 'answerer') by = event.answerer.name;
    if (event.type === 'text') text += event.text;
    if (event.type === 'end') ({ ended } = event);
  }
  return { text, by, ended };
}

const answered = { text: 'Because.', by: 'llama3.2 on Ollama', ended: 'stop' };
const failedBy = (code: string) => ({ code });

test('without a server there is no model, and nothing is read ahead', async () => {
  const models = await open({});
  expect([models.label, models.warmUp]).toEqual([null, undefined]);
  await expect(ask(models)).rejects.toMatchObject(failedBy('absent'));
});

test('with a server its model reads ahead', async () => {
  const read: string[] = [];
  const chat = ({ response }: ModelCall): void => {
    read.push('model');
    response.end(ollamaEnd);
  };
  const models = await open({ ollama: (await serve({ ...OLLAMA, 'POST /api/chat': chat })).origin });
  await found(models);
  await models.warmUp?.(chatRequest(), new AbortController().signal);
  expect(read).toEqual(['model']);
});

test('a server that is there when we start answers', async () => {
  const models = await open({ ollama: (await serve(OLLAMA)).origin });
  await found(models);
  expect(await ask(models)).toEqual(answered);
});

test('a server that is started later is used without a restart', async () => {
  const origin = await nobodysOrigin();
  const models = await open({ ollama: origin });
  await expect(ask(models)).rejects.toMatchObject(failedBy('absent'));
  await serve(OLLAMA, Number(new URL(origin).port));
  await found(models);
  expect(await ask(models)).toEqual(answered);
});

test('a server that missed the first probe is found soon, not a minute later', async () => {
  let looks = 0;
  const routes = {
    ...OLLAMA,
    'GET /api/version': (call: ModelCall) => {
      if (looks++ > 0) OLLAMA['GET /api/version']!(call);
    },
  };
  const models = await open({ ollama: (await serve(routes)).origin }, { probeEveryMs: 60_000 });
  await found(models);
  expect(looks).toBeGreaterThan(1);
});

test('a server that says nothing in time is called off, and is there all the same', async () => {
  const slow = { ...OLLAMA, 'POST /api/chat': ({ response }: ModelCall) => response.flushHeaders() };
  const server = await serve(slow);
  const models = await open({ ollama: server.origin }, { firstTokenMs: 60 });
  await found(models);
  await expect(ask(models)).rejects.toMatchObject(failedBy('timeout'));
  await server.asked()[0]?.closed;
  expect(models.label?.kind).toBe('local'); // slow is not gone
});

test('a server that is gone is not waited for again, until it is seen again', async () => {
  const first = await serve(OLLAMA);
  const models = await open({ ollama: first.origin });
  await found(models);
  await first.close();
  await expect(ask(models)).rejects.toMatchObject(failedBy('failed'));
  expect(models.label).toBeNull();
  await expect(ask(models)).rejects.toMatchObject({ message: 'No model server is there' });
  await serve(OLLAMA, first.port);
  await found(models);
  expect(await ask(models)).toEqual(answered);
});

test('a call that fails makes us probe at once: the server may have another model by now', async () => {
  let model = 'llama3.2';
  const routes = {
    ...OLLAMA,
    'GET /api/tags': (call: ModelCall) => json({ models: [{ name: model, modified_at: '' }] })(call),
    'POST /api/chat': (call: ModelCall) =>
      call.body?.['model'] === model ? OLLAMA['POST /api/chat']!(call) : call.response.writeHead(404).end(),
  };
  const models = await open({ ollama: (await serve(routes)).origin });
  await found(models);
  model = 'phi4';
  await expect(ask(models)).rejects.toMatchObject(failedBy('refused'));
  await found(models, 'phi4 on Ollama');
  expect((await ask(models)).text).toBe('Because.');
});

test('an answer that breaks off ends as that', async () => {
  const half = {
    ...OLLAMA,
    'POST /api/chat': ({ response }: ModelCall) => void response.end(ollamaLine('half')),
  };
  const models = await open({ ollama: (await serve(half)).origin });
  await found(models);
  expect(await ask(models)).toMatchObject({ text: 'half', ended: 'broken' });
});

test('an answer that runs is not disturbed by another one that fails', async () => {
  const calls: ModelCall[] = [];
  const server = await serve({ ...OLLAMA, 'POST /api/chat': (call) => void calls.push(call) });
  const models = await open({ ollama: server.origin });
  await found(models);
  const [running, failing] = [ask(models), ask(models).catch((error: unknown) => error)];
  await expect.poll(() => calls).toHaveLength(2);
  calls[0]!.response.write(ollamaLine('Be'));
  calls[1]!.response.writeHead(500).end();
  expect(await failing).toMatchObject(failedBy('failed'));
  OLLAMA['POST /api/chat']!(calls[0]!);
  expect((await running).text).toBe('BeBecause.');
});

test.each([
  [
    'lmStudio' as const,
    'qwen3-4b on LM Studio',
    {
      'GET /api/v0/models': json({
        object: 'list',
        data: [{ id: 'qwen3-4b', type: 'llm', state: 'loaded', max_context_length: 32_768 }],
      }),
    },
    {},
  ],
  [
    'llamaCpp' as const,
    'qwen3-4b on llama.cpp',
    {
      'GET /health': json({ status: 'ok' }),
      'GET /props': json({
        total_slots: 1,
        model_path: 'qwen3-4b.gguf',
        default_generation_settings: { n_ctx: 8_192 },
      }),
    },
    { cache_prompt: true, chat_template_kwargs: { enable_thinking: false } },
  ],
])('%s answers in the words of OpenAI, ahead as well', async (place, name, routes, ownFields) => {
  const server = await serve({ ...routes, 'POST /v1/chat/completions': complete });
  const models = await open({ [place]: server.origin });
  await found(models, name);
  expect((await ask(models)).text).toBe('Because.');
  await models.warmUp?.(chatRequest(), new AbortController().signal);
  const { messages } = chatRequest();
  const sent = { model: 'qwen3-4b', messages, temperature: 0.4, ...ownFields };
  const bodies = server.calls.filter(({ body }) => body).map(({ body }) => body);
  expect(bodies).toMatchObject([
    { ...sent, max_tokens: 100 },
    { ...sent, max_tokens: 1 },
  ]);
});
