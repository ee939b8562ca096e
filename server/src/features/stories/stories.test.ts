import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { readPages } from '@pythia/contracts/lists.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { listStories, Story } from '@pythia/contracts/stories.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { deleteBelongings } from '#features/users/erase-belongings.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';

let running: TestApp;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInSubscriber(running);
});
afterEach(() => running.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const call = (method: Method, path: string, payload?: object, { headers } = user, { app } = running) =>
  app.inject({ method, url: `/api/v1/stories${path}`, headers, ...(payload && { payload }) });
const keep = async (payload: object): Promise<Story> => (await call('POST', '', payload)).json<Story>();
const list = async (by = user): Promise<Story[]> => {
  const pages = await readPages(async (before) =>
    (await call('GET', before ? `?before=${before}` : '', undefined, by)).json<ReplyOf<typeof listStories>>(),
  );
  return pages.flatMap(({ stories }) => stories);
};

const BREAD = { title: 'The bread', text: 'I moved the dough.', notes: 'dough!', tags: ['crisis', 'my own'] };

test('a story is kept with its notes and tags, and the newest stands first', async () => {
  const reply = await call('POST', '', BREAD);
  expect(reply.statusCode).toBe(201);
  const bread = reply.json<Story>();
  expect(bread).toEqual({
    ...BREAD,
    id: expect.any(String),
    created_at: '2026-01-15T09:00:00.000Z',
    updated_at: '2026-01-15T09:00:00.000Z',
  });
  const plain = await keep({ title: 'A second', text: 'I rang.' });
  expect(await list()).toEqual([{ ...plain, notes: '', tags: [] }, bread]);
});

test('what is not named stays as it is when a story changes', async () => {
  const { id } = await keep(BREAD);
  running.clock.advance(60_000);
  const changed = await call('PATCH', `/${id}`, { tags: [] });
  expect(changed.json()).toMatchObject({ ...BREAD, tags: [], updated_at: '2026-01-15T09:01:00.000Z' });
  expect(await list()).toEqual([changed.json()]);
});

test('a deleted story is gone', async () => {
  const { id } = await keep(BREAD);
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
});

test('another subscriber neither sees, changes nor deletes it', async () => {
  const { id } = await keep(BREAD);
  const other = await signInSubscriber(running);
  expect(await list(other)).toEqual([]);
  expect((await call('PATCH', `/${id}`, { title: 'Mine' }, other)).statusCode).toBe(404);
  expect((await call('DELETE', `/${id}`, undefined, other)).statusCode).toBe(404);
  expect(await list()).toMatchObject([BREAD]);
});

test.each<[Method, string, object?]>([
  ['GET', ''],
  ['POST', '', BREAD],
  ['PATCH', '/01890000-0000-7000-8000-000000000000', { title: 'x' }],
  ['DELETE', '/01890000-0000-7000-8000-000000000000'],
  ['POST', '/description', { text: 'I rang.' }],
])('403 for %s %s without a subscription', async (method, path, payload) => {
  const free = await signInNewUser(running);
  expect((await call(method, path, payload, free)).statusCode).toBe(403);
});

test.each([
  ['no title', { ...BREAD, title: ' ' }],
  ['no text', { ...BREAD, text: '\n' }],
  ['a title that is too long', { ...BREAD, title: 'x'.repeat(LIMITS.storyTitle + 1) }],
  ['a text that is too long', { ...BREAD, text: 'x'.repeat(LIMITS.story + 1) }],
  ['too many tags', { ...BREAD, tags: Array.from({ length: LIMITS.storyTags + 1 }, (_, n) => `${n}`) }],
])('422 for a story with %s', async (_, payload) => {
  expect((await call('POST', '', payload)).statusCode).toBe(422);
});

test('of many kept at once in two instances no more remain than are allowed, and 409 tells of the others', async () => {
  const second = await startSecondInstance(running);
  const place = { ...running, app: second.app };
  await fill(LIMITS.stories - 1);
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, n) => call('POST', '', BREAD, user, n % 2 ? place : running)),
  );
  const answered = (status: number) => replies.filter(({ statusCode }) => statusCode === status).length;
  expect([answered(201), answered(409)]).toEqual([1, 23]);
  expect(await list()).toHaveLength(LIMITS.stories);
  await second.close();
});

async function fill(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    user_id: user.userId,
    title: `Story ${n}`,
    text: 'I rang.',
    notes: '',
    tags: '[]',
    created_at: 0,
    updated_at: 0,
  }));
  await running.dependencies.db.insertInto('stories').values(rows).execute();
}

test('a deleted one makes room, which calling it back needs again', async () => {
  await fill(LIMITS.stories);
  const [gone] = await list();
  await call('DELETE', `/${gone!.id}`);
  expect((await call('POST', '', BREAD)).statusCode).toBe(201);
  const reply = await call('POST', `/${gone!.id}/restore`);
  expect([reply.statusCode, reply.json()]).toEqual([409, { detail: SERVER_MESSAGES.tooManyStories }]);
});

test('suggests a title for a text, and the competencies that it shows', async () => {
  const text = 'Two colleagues argued about the rota.\n\nI sat down with both and mediated.';
  expect((await call('POST', '/description', { text })).json()).toEqual({
    title: 'Two colleagues argued about the rota',
    tags: expect.arrayContaining(['conflict']),
  });
});

test('the copy of a user’s data has the own stories, and they go with the account', async () => {
  const other = await signInSubscriber(running);
  await keep(BREAD);
  await call('POST', '', { ...BREAD, title: 'Another’s' }, other);
  const { app, dependencies } = running;
  const copy = await app.inject({ url: '/api/v1/users/me/data', headers: user.headers });
  expect(copy.json()).toMatchObject({ stories: [BREAD] });
  await deleteBelongings(dependencies.db, BELONGINGS, { id: user.userId, email: user.email });
  expect([await list(), await list(other)]).toMatchObject([[], [{ title: 'Another’s' }]]);
});
