import { afterEach, expect, test, vi } from 'vitest';
import { NO_MATERIAL } from '#coach/material.ts';
import { playgroundCalls } from '#testing/playground-calls.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';
import { replyAnswerer } from './reply-answerer.ts';
import { RunningReplies } from './running-replies.ts';
import { replyInConversation, type ReplyParts } from './reply.ts';

afterEach(() => void vi.useRealTimers());

const fail = (error: unknown): never => {
  throw error;
};

test('a reply that nobody begins to read keeps nothing running', async () => {
  const running = await startTestApp({});
  const user = await signInSubscriber(running);
  const conversationId = await playgroundCalls(running, user).begin();
  const { db, clock } = running.dependencies;
  const parts: ReplyParts = {
    db,
    clock,
    answerer: replyAnswerer(running.dependencies),
    onFirstWords: () => {},
    materialOf: async () => NO_MATERIAL,
    libraryOf: async () => ({ fields: null, hidden: [] }),
    onFailure: fail,
    onWriteFailure: fail,
    running: new RunningReplies(),
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const placed = { userId: user.userId, conversationId, parentId: null, text: 'Hello?' };
  const wanted = { model: undefined, onAnswerer: () => {} };
  const { answer } = await replyInConversation(parts, { ...placed, ...wanted }, new AbortController().signal);
  expect(vi.getTimerCount()).toBe(0);
  const reading = answer[Symbol.asyncIterator]();
  await reading.next();
  expect(vi.getTimerCount()).toBe(1);
  await reading.return?.();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  await running.close();
});
