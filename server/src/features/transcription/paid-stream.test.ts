import { USUAL_CUSTOMIZATION } from '@pythia/contracts/customization.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { signInSubscriber, startPaid, subscribe } from '#testing/subscribed-user.ts';

let server: Awaited<ReturnType<typeof startStreamServer>>;
beforeAll(async () => {
  server = await startStreamServer();
});
afterAll(() => server.close());

async function speakToTheEnd(client: ReturnType<typeof server.connectPaid>): Promise<void> {
  await client.opened();
  client.speak(1_600);
  client.speak(1_600, 0);
  client.end();
  await client.closed;
}

test('a stream of a session keeps its lines there, and knows which words to expect', async () => {
  const user = await signInSubscriber(server);
  const thread_id = await startPaid(server, user, 'Company: Acme, Role: Chemist, Name: Łukasz Nowak');
  const client = server.connectPaid({ token: user.token, thread_id });
  await speakToTheEnd(client);
  expect(client.said('transcript')).toEqual(['1600 of 1.']);
  expect(client.said('heard')).toContain(3_200);
  expect(server.recogniser.options.at(-1)?.vocabulary.slice(0, 3)).toEqual([
    'Acme',
    'Chemist',
    'Łukasz Nowak',
  ]);
  const read = () => interviewCalls(server, user).events(thread_id);
  while ((await read()).length === 0) await new Promise(setImmediate); // written behind
  expect(await read()).toMatchObject([{ kind: 'line', text: '1600 of 1.' }]);
});

/** Sounds like what the tests' recogniser hears. */
async function keepVocabulary({ headers }: SignedInUser): Promise<void> {
  const vocabulary = [{ word: 'Kubernetes', sounds_like: '1600 of 1' }];
  const payload = { ...USUAL_CUSTOMIZATION, vocabulary, version: 0 };
  await server.app.inject({ method: 'PUT', url: '/api/v1/customization', headers, payload });
}

test('what sounds like a word of the user’s is corrected in their paid sessions, for all who follow', async () => {
  const user = await signInSubscriber(server);
  await keepVocabulary(user);
  const thread_id = await startPaid(server, user, 'Company: Acme');
  const client = server.connectPaid({ token: user.token, thread_id });
  const feed = await server.follow({ token: user.token, session_id: thread_id }).begun();
  await speakToTheEnd(client);
  expect(server.recogniser.options.at(-1)?.vocabulary.slice(0, 2)).toEqual(['Kubernetes', 'Acme']);
  expect(client.said('transcript')).toEqual(['1600 of 1.']);
  await feed.until(() => feed.events().length === 2);
  const line = `${feed.events()[0]?.id}/0`;
  const correction = { kind: 'correction', line, heard: '1600 of 1.', text: 'Kubernetes.' };
  expect(feed.events()).toMatchObject([
    { kind: 'line', text: '1600 of 1.' },
    { ...correction, channel: 'copilot' },
  ]);
  const free = await server.addSession(user);
  const other = server.connect(free);
  await speakToTheEnd(other);
  expect(server.recogniser.options.at(-1)?.vocabulary).not.toContain('Kubernetes');
  const { events } = interviewCalls(server, user);
  expect((await events(free.session_id)).map(({ kind }) => kind)).toEqual(['line']);
});

test('terms of what its answers know correct the lines of a stream that began without them', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const slow = await startStreamServer({}, ({ knowledge }) => ({
    knowledge: { ...knowledge, terms: () => promise },
  }));
  const user = await signInSubscriber(slow);
  const thread_id = await startPaid(slow, user);
  const client = await slow.connectPaid({ token: user.token, thread_id }).opened();
  const feed = await slow.follow({ token: user.token, session_id: thread_id }).begun();
  const corrections = () => feed.events().filter(({ kind }) => kind === 'correction');
  const speak = async (utterances: number) => {
    client.speak(1_600);
    client.speak(1_600, 0);
    await client.until(() => client.said('transcript').length === utterances);
  };
  await speak(1);
  resolve(['1600of1']);
  await new Promise(setImmediate);
  await speak(2);
  await feed.until(() => corrections().length > 0);
  const [, second] = feed.events().filter(({ kind }) => kind === 'line');
  expect(corrections()).toMatchObject([{ line: `${second?.id}/0`, text: '1600of1.' }]);
  await slow.close();
});

test('what is said in another language is left as it is heard', async () => {
  const user = await signInSubscriber(server);
  await keepVocabulary(user);
  const thread_id = await startPaid(server, user, 'Company: Acme');
  const client = server.connectPaid({ token: user.token, thread_id, language: 'de' });
  await speakToTheEnd(client);
  expect(server.recogniser.options.at(-1)?.vocabulary.slice(0, 2)).toEqual(['Kubernetes', 'Acme']);
  expect(client.said('transcript')).toEqual(['1600 of 1.']);
  const { events } = interviewCalls(server, user);
  expect((await events(thread_id)).map(({ kind }) => kind)).toEqual(['line']);
});

test('a stream without a session is heard, and nothing of it is kept', async () => {
  const user = await signInSubscriber(server);
  const running = await startPaid(server, user);
  const client = server.connectPaid({ token: user.token });
  await speakToTheEnd(client);
  expect(client.said('transcript')).toEqual(['1600 of 1.']);
  expect(await interviewCalls(server, user).events(running)).toEqual([]); // waits for pending writes
});

test.each(['', 'forged'])('the token %j is refused with 4001', async (token) => {
  const client = server.connectPaid({ token });
  expect(await client.closed).toBe(4001);
  expect(client.said('detail')).toEqual([SERVER_MESSAGES.notSignedIn]);
});

test('without a subscription, or after its end, a stream is refused with 4001', async () => {
  const user = await signInNewUser(server);
  for (const forMs of [undefined, 0]) {
    if (forMs !== undefined) await subscribe(server, user.userId, forMs);
    const client = server.connectPaid({ token: user.token });
    expect(await client.closed).toBe(4001);
    expect(client.messages).toEqual([{ detail: SERVER_MESSAGES.notSubscribed }]); // to be ended by a heartbeat
  }
});

test.each([
  ['unknown', async () => 'b6c7f9f0-0000-7000-8000-000000000000'],
  ['malformed', async () => "' or 1=1 --\u0000"],
  ['named as nothing', async () => ''],
  ['of somebody else', async () => startPaid(server, await signInSubscriber(server))],
])('a session that is %s is refused with 4403', async (_case, sessionOf) => {
  const { token } = await signInSubscriber(server);
  const client = server.connectPaid({ token, thread_id: await sessionOf() });
  expect(await client.closed).toBe(4403);
  expect(client.messages).toEqual([{ detail: MESSAGES.sessionExpired }]);
});

test('a free session of one’s own is refused with 4403', async () => {
  const user = await signInSubscriber(server);
  const { token, session_id } = await server.addSession(user);
  expect(await server.connectPaid({ token, thread_id: session_id }).closed).toBe(4403);
});

test('a paid session is refused on the free path with 4403', async () => {
  const user = await signInSubscriber(server);
  const session_id = await startPaid(server, user);
  expect(await server.connect({ token: user.token, session_id }).closed).toBe(4403);
});

test('a session that has expired is refused with 4403', async () => {
  const user = await signInSubscriber(server);
  const thread_id = await startPaid(server, user);
  server.clock.advance(30 * 60_000);
  const client = server.connectPaid({ token: user.token, thread_id });
  expect(await client.closed).toBe(4403);
  expect(client.messages).toEqual([{ detail: MESSAGES.sessionExpired }]); // to end at once
});

test('a session that its user ends closes its stream with 4403', async () => {
  const user = await signInSubscriber(server);
  const thread_id = await startPaid(server, user);
  const client = server.connectPaid({ token: user.token, thread_id });
  await client.until(() => client.said('status').length === 1);
  await interviewCalls(server, user).end(thread_id);
  expect(await client.closed).toBe(4403);
});

test('the fourth stream of one user is refused with 4429, of a session or of none', async () => {
  const user = await signInSubscriber(server);
  const thread_id = await startPaid(server, user);
  const { token } = user;
  const queries: Record<string, string>[] = [{ token }, { token, thread_id }];
  const three = [...queries, { token }].map((query) => server.connectPaid(query));
  await Promise.all(three.map((client) => client.until(() => client.said('status').length === 1)));
  for (const query of queries) {
    const fourth = server.connectPaid(query);
    expect(await fourth.closed).toBe(4429);
    expect(fourth.said('detail')).toEqual([SERVER_MESSAGES.tooManyStreams]);
  }
});

test('when a subscription ends its paid streams end with 4001, of a session or of none, and no other', async () => {
  const server = await startStreamServer({}, () => ({ streamIntervals: { heartbeat: 1_000 } }));
  const user = await signInSubscriber(server);
  const { token } = user;
  const thread_id = await startPaid(server, user);
  const paid = [server.connectPaid({ token }), server.connectPaid({ token, thread_id })];
  const free = server.connect(await server.addSession(user));
  await Promise.all([...paid, free].map((client) => client.until(() => client.said('status').length === 1)));
  await subscribe(server, user.userId, 0);
  expect(await Promise.all(paid.map(({ closed }) => closed))).toEqual([4001, 4001]);
  expect(paid[0]?.said('detail')).toEqual([SERVER_MESSAGES.notSubscribed]);
  free.speak(10);
  await free.until(() => free.said('interim').includes('10'));
  await server.close();
});
