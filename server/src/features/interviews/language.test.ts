import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

let server: Awaited<ReturnType<typeof startStreamServer>>;
beforeAll(async () => {
  server = await startStreamServer();
});
afterAll(() => server.close());

type Client = ReturnType<typeof server.connect>;
const begun = async (client: Client): Promise<Client> => {
  await client.until(() => client.said('status').length > 0);
  return client;
};

/** With its calls and sockets. */
async function sessionIn(language?: string) {
  const user = await signInNewUser(server);
  const calls = interviewCalls(server, user);
  const session_id = await calls.start(language === undefined ? {} : { language });
  const connect = (query: Record<string, string> = {}) =>
    begun(server.connect({ token: user.token, session_id, ...query }));
  const follow = () => server.follow({ token: user.token, session_id }).begun();
  return { calls, session_id, connect, follow };
}

const heardIn = () => server.recogniser.options.at(-1)?.language;

test.each([
  [undefined, 'en', 'en'],
  ['ja', 'ja', 'ja'],
  ['pt', 'pt', 'pt-BR'],
])('a session begun with %s is kept as %s and heard as %s', async (language, kept, heard) => {
  const { calls, session_id, connect } = await sessionIn(language);
  expect((await calls.read(session_id)).json()).toMatchObject({ session: { language: kept } });
  const client = await connect();
  expect(heardIn()).toBe(heard);
  expect(client.messages).toContainEqual({ status: 'ready' });
});

test('what the recogniser does not know is heard as English, which it says', async () => {
  const { connect } = await sessionIn('sw');
  const client = await connect();
  const detail = 'Swahili is not among the languages of this server’s recogniser: it listens for English.';
  expect(client.messages).toContainEqual({ status: 'ready', detail });
  expect(heardIn()).toBe('en');
});

test('another language while it runs: every window is told, and who listens hears it on the next connection', async () => {
  const { calls, session_id, connect, follow } = await sessionIn();
  const listens = await connect();
  const feed = await follow();
  expect((await calls.changeLanguage(session_id, 'ar')).statusCode).toBe(204);
  expect(await listens.closed).toBe(1012);
  expect(listens.said('detail')).toEqual([SERVER_MESSAGES.languageChanged]);
  await feed.until(() => feed.said('language').length > 0);
  expect(feed.said('language')).toEqual(['ar']);
  await connect();
  expect(heardIn()).toBe('ar');
  expect((await calls.read(session_id)).json()).toMatchObject({ session: { language: 'ar' } });
});

test('the same language again breaks nothing off', async () => {
  const { calls, session_id, connect } = await sessionIn('ja');
  const client = await connect();
  await calls.changeLanguage(session_id, 'ja');
  client.end();
  expect(await client.closed).toBe(1000);
});

test('a stream that names its own language keeps it', async () => {
  const { calls, session_id, connect } = await sessionIn();
  const client = await connect({ language: 'ja' });
  expect(heardIn()).toBe('ja');
  await calls.changeLanguage(session_id, 'ar');
  client.end();
  expect(await client.closed).toBe(1000);
});

test('a sound check is heard in the language that it names', async () => {
  const { token } = await signInNewUser(server);
  await begun(server.connect({ token, sound_check: '1', language: 'ja' }));
  expect(heardIn()).toBe('ja');
});

test('a session that continues another goes on in its language', async () => {
  const { calls, session_id } = await sessionIn('ja');
  await calls.ask(session_id, 'Hello?');
  await calls.end(session_id);
  const next = await calls.start({ continues: session_id });
  expect((await calls.read(next)).json()).toMatchObject({ session: { language: 'ja' } });
});

test('404 for another user’s session and for one that is over, 422 for what is no language', async () => {
  const { calls, session_id } = await sessionIn('ja');
  const stranger = interviewCalls(server, await signInNewUser(server));
  expect((await stranger.changeLanguage(session_id, 'ar')).statusCode).toBe(404);
  expect((await calls.changeLanguage(session_id, 'Klingon')).statusCode).toBe(422);
  await calls.ask(session_id, 'Hello?');
  await calls.end(session_id);
  expect((await calls.changeLanguage(session_id, 'ar')).statusCode).toBe(404);
  expect((await calls.read(session_id)).json()).toMatchObject({ session: { language: 'ja' } });
});
