import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  beginAnswer,
  type ChatCall,
  chunkEvent,
  finishEvent,
  startChatService,
} from '#testing/chat-service.ts';
import { playgroundCalls } from '#testing/playground-calls.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function playground() {
  const service = await startChatService((call) => beginAnswer(call, 'Half'));
  const running = await startTestApp({ OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key-1' });
  cleanups.push(running.close, service.close);
  const { app } = running;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1`;
  const user = await signInSubscriber(running);
  const calls = playgroundCalls(running, user);
  return {
    running,
    calls,
    /** A page asks, reads the first words, and is reloaded. @returns what the service is asked */
    askAndLeave: async (conversation_id: string, goes_on = true): Promise<ChatCall> => {
      const page = new AbortController();
      const asked = service.nextCall();
      const reply = await fetch(`${origin}/openai/playground/`, {
        method: 'POST',
        headers: { ...user.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'gpt-4o-mini', message: 'How?', conversation_id, goes_on }),
        signal: page.signal,
      });
      await reply.body!.getReader().read();
      page.abort();
      return asked;
    },
    stop: (id: string, at: Pick<typeof app, 'inject'> = app, { headers } = user) =>
      at.inject({ method: 'POST', url: `/api/v1/conversations/${id}/stop`, headers }),
    replyIn: async (id: string) => (await calls.messages(id)).at(-1),
  };
}

test('a reply whose reader left is finished, and is there when they are back', async () => {
  const { calls, askAndLeave, replyIn } = await playground();
  const id = await calls.begin();
  const { response } = await askAndLeave(id);
  expect(await replyIn(id)).toMatchObject({ state: 'running' });
  response.end(chunkEvent(' a reply.') + finishEvent);
  await expect.poll(() => replyIn(id)).toMatchObject({ text: 'Half a reply.', state: 'complete' });
});

test('it is stopped by who asked, and keeps what there is', async () => {
  const { calls, askAndLeave, stop, replyIn } = await playground();
  const id = await calls.begin();
  const { closed } = await askAndLeave(id);
  expect((await stop(id)).statusCode).toBe(204);
  await closed;
  await expect.poll(() => replyIn(id)).toMatchObject({ text: 'Half', state: 'stopped' });
});

test('it is stopped through another instance as well, and by nobody else', async () => {
  const { running, calls, askAndLeave, stop, replyIn } = await playground();
  const other = await startSecondInstance(running);
  cleanups.unshift(other.close);
  const id = await calls.begin();
  const { closed } = await askAndLeave(id);
  const stranger = await signInSubscriber(running);
  expect((await stop(id, other.app, stranger)).statusCode).toBe(204);
  expect(await replyIn(id)).toMatchObject({ state: 'running' });
  expect((await stop(id, other.app)).statusCode).toBe(204);
  expect(await replyIn(id)).toMatchObject({ state: 'stopped' });
  await closed;
});

test('of a user one goes on at a time: the newest', async () => {
  const { calls, askAndLeave, replyIn } = await playground();
  const [first, second] = [await calls.begin(), await calls.begin()];
  const { closed } = await askAndLeave(first);
  await askAndLeave(second);
  await closed;
  await expect.poll(() => replyIn(first)).toMatchObject({ state: 'stopped' });
  expect(await replyIn(second)).toMatchObject({ state: 'running' });
});

test('one that is not asked to go on ends with its reader', async () => {
  const { calls, askAndLeave, replyIn } = await playground();
  const id = await calls.begin();
  const { closed } = await askAndLeave(id, false);
  await closed;
  await expect.poll(() => replyIn(id)).toMatchObject({ text: 'Half', state: 'stopped' });
});

test('a server that stops writes down what there is', async () => {
  const { running, calls, askAndLeave } = await playground();
  const id = await calls.begin();
  const { closed } = await askAndLeave(id);
  await running.app.close();
  await closed;
  const kept = running.dependencies.db.selectFrom('messages').select(['text', 'state']);
  expect(await kept.where('conversation_id', '=', id).execute()).toContainEqual({
    text: 'Half',
    state: 'stopped',
  });
});
