import type { ServerResponse } from 'node:http';
import { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { createParser } from 'eventsource-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAiCompatible } from '#providers/llm/openai-compatible/openai-compatible.ts';
import { ollama } from '#providers/llm/ollama/ollama.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { nobodysOrigin, ollamaEnd, ollamaLine, startModelServer } from '#testing/model-server.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const cleanups: (() => Promise<unknown>)[] = [];
let goOn: PromiseWithResolvers<void>;
beforeEach(() => void (goOn = Promise.withResolvers()));
afterEach(async () => {
  goOn.resolve();
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const WORK =
  'Work: Baker, Rye & Co., 2019 – 2022\n- Cut waste by 37% with a starter that needs no feeding.\n- Trained 4 apprentices.';
const SAID = 'I cut waste by 37% at Rye & Co.';
const PATIENTLY = { searchWithinMs: 30_000 };

/** A server's format: text, end, thoughts. */
interface Dialect {
  route: string;
  says: (text: string) => string;
  ends: (reason: string) => string;
  thinks?: (thought: string) => string;
}

const event = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const delta = (value: object, finish_reason: string | null = null): string =>
  event({ choices: [{ index: 0, delta: value, finish_reason }] });
const ended = (reason: string): string => `${delta({}, reason)}data: [DONE]\n\n`;
const COMPLETIONS = 'POST /v1/chat/completions';

const DIALECTS: Record<string, Dialect> = {
  'text in pieces': {
    route: COMPLETIONS,
    says: (text) => delta({ content: text }),
    ends: ended,
    thinks: (thought) => delta({ reasoning_content: thought }),
  },
  'lists of parts': {
    route: COMPLETIONS,
    says: (text) => delta({ content: [{ type: 'text', text }] }),
    ends: ended,
    thinks: (thought) =>
      delta({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: thought }] }] }),
  },
  'thoughts inside the text': {
    route: COMPLETIONS,
    says: (text) => delta({ content: text }),
    ends: ended,
    thinks: (thought) =>
      ['<thi', `nk>${thought}`, ' So.</th', 'ink>'].map((piece) => delta({ content: piece })).join(''),
  },
  'the older completion': {
    route: COMPLETIONS,
    says: (text) => event({ choices: [{ text, finish_reason: null }] }),
    ends: (reason) => event({ choices: [{ text: '', finish_reason: reason }] }),
  },
  'Anthropic’s events': {
    route: COMPLETIONS,
    says: (text) => event({ type: 'content_block_delta', delta: { type: 'text_delta', text } }),
    ends: (reason) =>
      event({ type: 'message_delta', delta: { stop_reason: reason } }) + event({ type: 'message_stop' }),
    thinks: (thought) =>
      event({ type: 'content_block_delta', delta: { type: 'thinking_delta', thinking: thought } }),
  },
  Ollama: {
    route: 'POST /api/chat',
    says: ollamaLine,
    ends: (reason) => ollamaEnd.replace('"stop"', JSON.stringify(reason)),
    thinks: (thought) => `${JSON.stringify({ message: { content: '', thinking: thought }, done: false })}\n`,
  },
};
const names = Object.keys(DIALECTS);

/** Parts as they come, and what is kept. */
async function ask(dialect: Dialect, respond: (response: ServerResponse) => unknown, firstTokenMs?: number) {
  const server = await startModelServer({ [dialect.route]: ({ response }) => void respond(response) });
  cleanups.push(server.close);
  return askAt(server.origin, dialect, firstTokenMs);
}

async function askAt(origin: string, { route }: Dialect, firstTokenMs?: number) {
  const own = { model: 'm', label: { name: 'M', kind: 'local' as const }, firstTokenMs };
  const model =
    route === COMPLETIONS
      ? openAiCompatible({ ...own, baseUrl: `${origin}/v1` })
      : ollama({ ...own, origin, onMalformedEvent: () => {} });
  cleanups.push(() => model.close());
  const running = await startTestApp({}, { model, ...PATIENTLY });
  cleanups.push(running.close);
  const user = await signInNewUser(running);
  const calls = interviewCalls(running, user);
  const session_id = await calls.start({ resume_summary: WORK });
  const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/api/v1/free/chat`, {
    method: 'POST',
    headers: { ...user.headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ session_id, message: 'How did you reduce waste?' }),
  });
  const parts = partsOf(response);
  const until = async (type: AnswerPart['type']): Promise<AnswerPart[]> => {
    const read: AnswerPart[] = [];
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      read.push(next.value);
      if (next.value.type === type) break;
    }
    return read;
  };
  const kept = async () => (await calls.events(session_id)).find(({ kind }) => kind === 'answer');
  return { status: response.status, until, kept };
}

async function* partsOf(response: Response): AsyncGenerator<AnswerPart> {
  const read: AnswerPart[] = [];
  const parser = createParser({
    onEvent: ({ event: type, data }) => read.push(AnswerPart.parse({ type, ...JSON.parse(data) })),
  });
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    parser.feed(chunk);
    yield* read.splice(0);
  }
}

const textOf = (parts: readonly AnswerPart[]): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
const cueOf = (parts: readonly AnswerPart[]) => parts.find(({ type }) => type === 'cue');
const CUE = { type: 'cue', beats: [expect.stringContaining('waste by 37%') as string] };

test.each(names)('a model that is slow to its first word, in %s, is heard behind the cue', async (name) => {
  const dialect = DIALECTS[name]!;
  const { until, kept } = await ask(dialect, async (response) => {
    response.flushHeaders();
    await goOn.promise;
    response.end(dialect.says(SAID) + dialect.ends('stop'));
  });
  expect(cueOf(await until('cue'))).toMatchObject(CUE);
  goOn.resolve();
  const parts = await until('end');
  expect(textOf(parts)).toBe(SAID);
  expect(parts[0]).toMatchObject({ type: 'mark', answered_by: 'M', stood_in: null });
  expect(parts.at(-1)).toMatchObject({ type: 'end', state: 'complete' });
  const { type: _, ...cue } = CUE;
  expect(await kept()).toMatchObject({ text: SAID, state: 'complete', cue });
});

test.each(names)('a model that is slow between its words, in %s, is waited for', async (name) => {
  const dialect = DIALECTS[name]!;
  const { until } = await ask(dialect, async (response) => {
    response.write(dialect.says('I cut waste'));
    await goOn.promise;
    response.end(dialect.says(' by 37%.') + dialect.ends('stop'));
  });
  expect(textOf(await until('text'))).toBe('I cut waste');
  goOn.resolve();
  expect(textOf(await until('end'))).toBe(' by 37%.');
});

test.each(names.filter((name) => DIALECTS[name]!.thinks))(
  'the thoughts of a model, in %s, are not said',
  async (name) => {
    const { says, thinks, ends, route } = DIALECTS[name]!;
    const { until, kept } = await ask({ route, says, ends }, (response) => {
      for (const piece of [thinks!('He asks about waste.'), says(SAID), ends('stop')]) response.write(piece);
      response.end();
    });
    const parts = await until('end');
    expect(JSON.stringify(parts)).not.toContain('He asks');
    expect([textOf(parts), await kept()]).toMatchObject([SAID, { text: SAID, state: 'complete' }]);
  },
);

/** By the reason of its end. */
const ENDS: [reason: string, cut: string, state: string][] = [
  ['length', 'length', 'partial'],
  ['content_filter', 'filter', 'partial'],
  ['refusal', 'refusal', 'partial'],
  ['who knows', 'unknown', 'complete'],
];

test.each(names.flatMap((name) => ENDS.map((end) => [name, ...end] as const)))(
  'why a model ended, in %s by “%s”, is told as %s and kept',
  async (name, reason, cut, state) => {
    const { says, ends, route } = DIALECTS[name]!;
    const { until, kept } = await ask({ route, says, ends }, (response) =>
      response.end(says(SAID) + ends(reason)),
    );
    const parts = await until('end');
    expect([textOf(parts), parts.at(-1)]).toMatchObject([SAID, { type: 'end', state, cut }]);
    expect(await kept()).toMatchObject({ text: SAID, state, cut });
  },
);

/** Shown for a silent model. */
const FAILURES: [what: string, stoodIn: string, (dialect: Dialect, response: ServerResponse) => unknown][] = [
  ['runs out of tokens', 'limit', ({ ends }, response) => response.end(ends('length'))],
  ['is filtered', 'filtered', ({ ends }, response) => response.end(ends('content_filter'))],
  ['refuses', 'declined', ({ ends }, response) => response.end(ends('refusal'))],
  ['fails', 'failed', (_dialect, response) => response.writeHead(500).end()],
  ['is not allowed', 'refused', (_dialect, response) => response.writeHead(401).end()],
  ['is busy', 'busy', (_dialect, response) => response.writeHead(429).end()],
  ['is cut before a word', 'failed', (_dialect, response) => response.write('\n', () => response.destroy())],
];

test.each(names.flatMap((name) => FAILURES.map((failure) => [name, ...failure] as const)))(
  'for a model that, in %s, %s, the cue and the coach’s answer stand (%s)',
  async (name, _what, stoodIn, respond) => {
    const dialect = DIALECTS[name]!;
    const { status, until, kept } = await ask(dialect, (response) => respond(dialect, response));
    const parts = await until('end');
    expect([status, cueOf(parts)]).toMatchObject([200, CUE]);
    expect(parts.findLast(({ type }) => type === 'mark')).toMatchObject({
      answered_by: 'Built-in coach',
      stood_in: stoodIn,
    });
    expect(textOf(parts)).toContain('waste by 37%');
    expect(parts.at(-1)).toMatchObject({ type: 'end', state: 'complete' });
    expect(await kept()).toMatchObject({ text: textOf(parts), stood_in: stoodIn, state: 'complete' });
  },
);

test.each(names)(
  'a model that, in %s, is cut behind its first words leaves them, and says so',
  async (name) => {
    const { says, ends, route } = DIALECTS[name]!;
    const { until, kept } = await ask({ route, says, ends }, (response) =>
      response.write(says('I cut waste'), () => void goOn.promise.then(() => response.destroy())),
    );
    expect(textOf(await until('text'))).toBe('I cut waste');
    goOn.resolve();
    expect((await until('end')).at(-1)).toMatchObject({ type: 'end', state: 'partial', cut: 'broken' });
    expect(await kept()).toMatchObject({ text: 'I cut waste', state: 'partial', cut: 'broken' });
  },
);

test('for a model whose server is gone the coach answers', async () => {
  const { until } = await askAt(await nobodysOrigin(), DIALECTS['text in pieces']!);
  const parts = await until('end');
  expect(parts.findLast(({ type }) => type === 'mark')).toMatchObject({ stood_in: 'failed' });
  expect(textOf(parts)).toContain('waste by 37%');
});

test('for a model that never begins the coach answers, and the cue stood meanwhile', async () => {
  const { until } = await ask(DIALECTS['text in pieces']!, (response) => response.flushHeaders(), 300);
  const parts = await until('end');
  expect(cueOf(parts)).toMatchObject(CUE);
  expect(parts.findLast(({ type }) => type === 'mark')).toMatchObject({ stood_in: 'slow' });
});
