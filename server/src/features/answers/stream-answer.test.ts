import { MESSAGES } from '@pythia/contracts/messages.ts';
import { expect, test } from 'vitest';
import type { AppError } from '#core/errors.ts';
import { ChatModelError, type ChatModel, type ChatRequest } from '#providers/llm/chat-model.ts';
import { readResumeSummary } from './read-resume-summary.ts';
import { streamAnswer } from './stream-answer.ts';

const request: ChatRequest = {
  purpose: 'interview-answer',
  instructions: '',
  material: readResumeSummary(''),
  turns: [{ role: 'user', text: 'Hello?' }],
  model: 'any',
};

/** Streams to the end, and tells all that a caller, the store and the operator would see. */
async function run(stream: ChatModel['stream']) {
  const saved: { text: string; complete: boolean }[] = [];
  const reported: ChatModelError[] = [];
  const parts = {
    model: { name: 'test', stream, close: async () => {} },
    save: async (answer: { text: string; complete: boolean }) => void saved.push(answer),
    onFailure: (error: ChatModelError) => void reported.push(error),
  };
  let text = '';
  let error: AppError | undefined;
  try {
    for await (const piece of streamAnswer(parts, request, new AbortController().signal)) text += piece;
  } catch (thrown) {
    error = thrown as AppError;
  }
  return { text, saved, reported, error };
}

const failing = (error: ChatModelError, ...pieces: string[]): ChatModel['stream'] =>
  async function* () {
    yield* pieces;
    throw error;
  };

test.each([
  ['refused', 'upstream-failed', MESSAGES.answerServiceRefused],
  ['busy', 'unavailable', MESSAGES.answerServiceBusy],
  ['timeout', 'upstream-timeout', MESSAGES.answerServiceSlow],
  ['failed', 'upstream-failed', MESSAGES.answerServiceFailed],
] as const)(
  'a model that is %s is an error %s to the caller, and told to the operator',
  async (code, appCode, message) => {
    const cause = new ChatModelError(code, 'for the log');
    const { error, reported, saved } = await run(failing(cause));
    expect(error).toMatchObject({ code: appCode, message });
    expect(reported).toEqual([cause]);
    expect(saved).toEqual([]);
  },
);

test('a busy service that names no time is asked again in ten seconds', async () => {
  const { error } = await run(failing(new ChatModelError('busy', '')));
  expect(error?.retryAfter).toBe(10);
});

test('what came before a failure is kept as a part', async () => {
  const { text, saved, error } = await run(failing(new ChatModelError('failed', ''), 'half', ' an answer'));
  expect(text).toBe('half an answer');
  expect(saved).toEqual([{ text: 'half an answer', complete: false }]);
  expect(error?.code).toBe('upstream-failed');
});

test('a service that never stops is stopped, and its answer kept as a part', async () => {
  const { text, saved } = await run(async function* () {
    for (;;) yield 'word '.repeat(1_000);
  });
  expect(text.length).toBe(105_000);
  expect(saved).toEqual([{ text, complete: false }]);
});

test('an error of our own is not taken for the service’s', async () => {
  const { error, reported } = await run(() => {
    throw new TypeError('a bug');
  });
  expect(error).toBeInstanceOf(TypeError);
  expect(reported).toEqual([]);
});
