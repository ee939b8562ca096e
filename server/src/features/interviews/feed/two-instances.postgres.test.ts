import type { AddressInfo } from 'node:net';
import { feedPath } from '@pythia/contracts/feed.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FeedClient } from '#testing/feed-client.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

let first: Awaited<ReturnType<typeof startStreamServer>>;
let second: Awaited<ReturnType<typeof startSecondInstance>>;
let user: SignedInUser;
let session: { token: string; session_id: string };
let feed: FeedClient;
beforeEach(async () => {
  first = await startStreamServer();
  second = await startSecondInstance(first);
  await second.app.listen({ port: 0, host: '127.0.0.1' });
  user = await signInNewUser(first);
  session = await first.addSession(user);
  const { port } = second.app.server.address() as AddressInfo;
  const path = feedPath(session.session_id);
  feed = await new FeedClient(`ws://127.0.0.1:${port}/api/v1${path}?token=${session.token}`).begun();
});
afterEach(async () => {
  feed.socket.terminate();
  await second.close();
  await first.close();
});

test('a window of one instance is told what another one hears and answers, in order', async () => {
  const listener = await first.connect(session).opened();
  await listener.until(() => listener.said('status').length === 1);
  for (const utterance of [1, 2, 3]) {
    for (const value of [utterance, 0]) listener.speak(1_600, value);
    await feed.until(() => feed.events().length >= utterance);
  }
  const calls = interviewCalls(first, user);
  await calls.ask(session.session_id, 'Why you?');
  await feed.until(() => feed.upTo === 5);
  const kept = (await calls.events(session.session_id)).map(({ id }) => id);
  expect([...new Set(feed.events().map(({ id }) => id))]).toEqual(kept);
});

test('what is being said in another instance is told while it is said', async () => {
  const listener = await first.connect(session).opened();
  await listener.until(() => listener.said('status').length === 1);
  // nothing is told before the other instance knows followers
  for (let said = 1; feed.said('interim').at(-1) === ''; said += 1) {
    listener.speak(1_600);
    await listener.until(() => listener.said('interim').length === said);
    await new Promise(setImmediate);
  }
  listener.speak(1_600, 0);
  await feed.until(() => feed.said('interim').at(-1) === '');
  expect(feed.events()).toMatchObject([{ text: expect.stringMatching(/^\d+ of 1\.$/) }]);
});
