import type { AddressInfo } from 'node:net';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { SECOND_SCREEN_FEED_PATH } from '@pythia/contracts/second-screen.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#db/database.ts';
import { FeedClient } from '#testing/feed-client.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';
import { hashOf } from './secrets.ts';
import { claimLink } from './second-screens-store.ts';

const MINUTE_MS = 60_000;

let app: Awaited<ReturnType<typeof startStreamServer>>;
let other: Awaited<ReturnType<typeof startSecondInstance>>;
let user: SignedInUser;
let calls: ReturnType<typeof interviewCalls>;
let sessionId: string;
beforeEach(async () => {
  app = await startStreamServer();
  other = await startSecondInstance(app);
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  user = await signInNewUser(app);
  calls = interviewCalls(app, user);
  sessionId = await calls.start({ job_title: 'Baker' });
});
afterEach(async () => {
  await other.close();
  await app.close();
});

type Instance = Pick<typeof app, 'app'>;

const own = (method: 'GET' | 'POST' | 'DELETE', by = user, id = sessionId) =>
  app.app.inject({ method, url: `/api/v1/interviews/${id}/second-screen`, headers: by.headers });
const link = async (): Promise<string> => (await own('POST')).json<{ token: string }>().token;
const open = (token: string, headers = {}, at: Instance = app) =>
  at.app.inject({ method: 'POST', url: '/api/v1/second-screen/open', headers, payload: { token } });
const opened = async (): Promise<string> => (await open(await link())).json<{ token: string }>().token;
/** Events behind a place, or the refusal's code and sentence. */
async function read(bearer: string, after = 0, at: Instance = app) {
  const { port } = at.app.server.address() as AddressInfo;
  const query = new URLSearchParams({ token: bearer, after: String(after) });
  const feed = new FeedClient(`ws://127.0.0.1:${port}/api/v1${SECOND_SCREEN_FEED_PATH}?${String(query)}`);
  const code = await Promise.race([feed.begun().then(() => undefined), feed.closed]);
  feed.socket.terminate();
  return code === undefined
    ? { session: feed.said('session')[0], events: feed.events(), listener: feed.said('listener')[0] }
    : { code, detail: feed.said('detail')[0] };
}
const told = (reply: Awaited<ReturnType<typeof open>>) => [reply.statusCode, reply.json()];

test('who opens the link reads what the session’s user reads, from where they have it, on any instance', async () => {
  await calls.ask(sessionId, 'Why us?');
  const bearer = await opened();
  const events = await calls.events(sessionId);
  expect(events.map(({ kind }) => kind)).toEqual(['question', 'answer']);
  expect(await read(bearer)).toMatchObject({ session: { id: sessionId, job_title: 'Baker' }, events });
  expect(await read(bearer, 1, other)).toMatchObject({ events: [events[1]] });
});

test('what the user calls the session and their styles is not told to the other device', async () => {
  const own = 'Mine alone';
  user = await signInSubscriber(app);
  const post = async (path: string, payload: object) =>
    (await app.app.inject({ method: 'POST', url: `/api/v1${path}`, headers: user.headers, payload })).json<
      Record<string, string>
    >();
  const started = await post('/openai/start-session', { duration_choice: 1, resume_summary: 'I bake.' });
  sessionId = started['thread_id']!;
  await interviewCalls(app, user).rename(sessionId, own);
  expect(await post(`/interviews/${sessionId}/style`, { choice: 2 })).toMatchObject({ choice: 2 });
  const reads = await read(await opened());
  expect(reads.session).toMatchObject({ title: '', company: '', job_id: null });
  expect(reads.events).toMatchObject([{ kind: 'style', choice: null, named: null }]);
  expect(JSON.stringify(reads)).not.toContain(own);
});

test('which window listens is not told to the other device', async () => {
  const listening = await app.connect({ token: user.token, session_id: sessionId, client: newId() }).opened();
  await listening.until(() => listening.said('status').length === 1);
  expect(await read(await opened())).toMatchObject({ listener: null });
});

test('the user sees that a link waits, that it was opened, and that they have ended it', async () => {
  const state = async () => (await own('GET')).json<object>();
  expect(await state()).toEqual({ state: 'none', opened_at: null });
  const token = await link();
  expect(await state()).toEqual({ state: 'waiting', opened_at: null });
  const bearer = (await open(token)).json<{ token: string }>().token;
  expect(await state()).toEqual({ state: 'open', opened_at: app.clock.now().toISOString() });
  expect((await own('DELETE')).statusCode).toBe(204);
  expect(await state()).toEqual({ state: 'none', opened_at: null });
  expect(await read(bearer, 0, other)).toEqual({ code: 4001, detail: SERVER_MESSAGES.secondScreenEnded });
});

test('a link works once, also for two that open it at once on two instances', async () => {
  const token = await link();
  const replies = await Promise.all([open(token), open(token, {}, other), open(token)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  expect(told(await open(token))).toEqual([410, { detail: SERVER_MESSAGES.secondScreenUsed }]);
});

test('of two that have found it unopened one uses it up', async () => {
  const linkHash = hashOf(await link());
  const now = app.clock.now().getTime();
  const use = (bearerHash: string) => claimLink(app.dependencies.db, { linkHash, bearerHash, now });
  expect([await use('first'), await use('second')]).toEqual([true, false]);
});

test('a link is good for five minutes', async () => {
  const token = await link();
  app.clock.advance(5 * MINUTE_MS);
  expect(told(await open(token))).toEqual([410, { detail: SERVER_MESSAGES.secondScreenExpired }]);
  expect((await own('GET')).json()).toMatchObject({ state: 'none' });
});

test('a new link ends the one before and what was opened with it', async () => {
  const bearer = await opened();
  const before = await link();
  const newer = await link();
  expect(told(await open(before))).toEqual([410, { detail: SERVER_MESSAGES.secondScreenDead }]);
  expect(await read(bearer)).toEqual({ code: 4001, detail: SERVER_MESSAGES.secondScreenEnded });
  expect((await open(newer)).statusCode).toBe(200);
});

test('with the session all of it ends, and none is made for one that is over', async () => {
  const bearer = await opened();
  await calls.end(sessionId);
  expect(await read(bearer)).toEqual({ code: 4001, detail: SERVER_MESSAGES.secondScreenSessionOver });
  expect((await own('GET')).json()).toMatchObject({ state: 'none' });
  expect(told(await own('POST'))).toEqual([409, { detail: MESSAGES.sessionOver }]);
});

test('a link to a session that has ended since says so', async () => {
  const token = await link();
  await calls.end(sessionId);
  expect(told(await open(token))).toEqual([410, { detail: SERVER_MESSAGES.secondScreenSessionOver }]);
});

test('what ends the tokens of a user ends it', async () => {
  const bearer = await opened();
  const { db } = app.dependencies;
  await db.updateTable('users').set({ token_version: 2 }).where('id', '=', user.userId).execute();
  expect(await read(bearer)).toMatchObject({ code: 4001 });
});

test('a browser in which another user is signed in is told so, and the link still works', async () => {
  const token = await link();
  const stranger = await signInNewUser(app);
  expect(told(await open(token, stranger.headers))).toEqual([
    409,
    { detail: SERVER_MESSAGES.secondScreenOtherUser },
  ]);
  expect((await open(token, user.headers)).statusCode).toBe(200);
});

test('a dead token in the browser is nobody’s', async () => {
  const token = await link();
  expect((await open(token, { authorization: 'Bearer dead' })).statusCode).toBe(200);
});

test('it opens nothing else, and nothing else opens it', async () => {
  const headers = { authorization: `Bearer ${await opened()}` };
  const another = await interviewCalls(app, user).start();
  for (const url of ['users/me', 'interviews', `interviews/${sessionId}`, `interviews/${another}`]) {
    const reply = await app.app.inject({ url: `/api/v1/${url}`, headers });
    expect(told(reply)).toEqual([401, { detail: SERVER_MESSAGES.notSignedIn }]);
  }
  const payload = { session_id: sessionId, message: 'Why us?' };
  const asked = await app.app.inject({ method: 'POST', url: '/api/v1/free/chat', headers, payload });
  expect(asked.statusCode).toBe(401);
  for (const bearer of [user.token, await link()]) expect(await read(bearer)).toMatchObject({ code: 4001 });
});

test('404 for another’s session, of which nothing changes', async () => {
  const bearer = await opened();
  const stranger = await signInNewUser(app);
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    expect((await own(method, stranger)).statusCode).toBe(404);
  }
  expect(await read(bearer)).toMatchObject({ session: { id: sessionId } });
});

test('neither secret is stored', async () => {
  const token = await link();
  const bearer = (await open(token)).json<{ token: string }>().token;
  const rows = JSON.stringify(await app.dependencies.db.selectFrom('second_screens').selectAll().execute());
  expect(rows).toContain(user.userId);
  for (const secret of [token, bearer]) expect(rows).not.toContain(secret);
});

test('one that is open is closed once its user has ended it', async () => {
  const bearer = await opened();
  const query = new URLSearchParams({ token: bearer });
  const url = `ws://${app.host}/api/v1${SECOND_SCREEN_FEED_PATH}?${String(query)}`;
  const feed = await new FeedClient(url).begun();
  await own('DELETE');
  expect(await feed.closed).toBe(4001);
  expect(feed.said('detail')).toEqual([SERVER_MESSAGES.secondScreenEnded]);
});
