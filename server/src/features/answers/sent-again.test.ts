import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, expect, test } from 'vitest';
import { answerCall, startChatService, type ChatCall } from '#testing/chat-service.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** One question sent repeatedly to a test's service. */
async function begin(respond: (call: ChatCall) => void) {
  const service = await startChatService(respond);
  const running = await startTestApp({ OPENAI_BASE_URL: service.baseUrl });
  cleanups.push(running.close, service.close);
  const calls = interviewCalls(running, await signInNewUser(running));
  const session = await calls.start();
  return {
    service,
    send: (attempt: { id?: string; at: number }) =>
      calls.ask(session, 'Why us?', { sending: { id: 'the-question', ...attempt } }),
    events: () => calls.events(session),
  };
}

test('an attempt that arrives after a later one is answered to nobody, and leaves nothing', async () => {
  const { service, send, events } = await begin((call) => answerCall(call, 'For the ovens.'));
  expect((await send({ at: 2 })).body).toBe('For the ovens.');
  const late = await send({ at: 1 });
  expect([late.statusCode, late.json()]).toEqual([409, { detail: SERVER_MESSAGES.questionSentAgain }]);
  expect(service.calls).toHaveLength(1);
  expect(await events()).toMatchObject([
    { kind: 'question', sending: { id: 'the-question', at: 2 } },
    { kind: 'answer', text: 'For the ovens.' },
  ]);
  expect((await send({ id: 'another-question', at: 1 })).statusCode).toBe(200);
});

test('a later attempt ends the one before, and is answered', async () => {
  const { service, send } = await begin((call) => {
    if (service.calls.length > 1) answerCall(call, 'For the ovens.'); // the first is never answered
  });
  const isAsked = service.nextCall();
  const first = send({ at: 1 });
  const { closed } = await isAsked;
  expect((await send({ at: 2 })).body).toBe('For the ovens.');
  expect((await first).statusCode).toBe(409);
  await closed;
});
