import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { ReadStory, SettledStory } from '@pythia/contracts/settled-stories.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { forgetOld } from '#features/retention/forget-old.ts';
import { deleteBelongings } from '#features/users/erase-belongings.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const RESUME = {
  name: 'Ada',
  education: '',
  work: 'Head baker, Rye & Co., 2019 – present\n- When the oven failed on a Friday, moved the dough to a neighbour’s bakery.\n- Cut waste by 10% by weighing the flour.',
};
const HOUR_MS = 3_600_000;

let running: TestApp;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInNewUser(running);
});
afterEach(() => running.close());

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by = user) =>
  running.app.inject({
    method,
    url: `/api/v1/material${path}`,
    headers: by.headers,
    ...(payload && { payload }),
  });
const read = async (by = user) =>
  (await call('POST', '/stories/read', RESUME, by)).json<{ version: number; stories: ReadStory[] }>();
const settle = (version: number, stories: SettledStory[], by = user) =>
  call('PUT', '/stories', { version, stories }, by);

const sentBack = ({ title, place, read: sentences, standing, ...shown }: ReadStory): SettledStory => ({
  title,
  place,
  text: shown.sentences.join(' '),
  read: sentences,
  standing,
});

async function rename(title = 'The broken oven', by = user): Promise<SettledStory> {
  const { version, stories } = await read(by);
  const renamed = { ...sentBack(stories[0]!), title };
  await settle(version, [renamed], by);
  return renamed;
}
const titles = async (by = user): Promise<string[]> => (await read(by)).stories.map(({ title }) => title);
const AS_READ = ['When the oven failed on a Friday', 'Cut waste by 10% by weighing the flour'];

test('a free user reads a résumé as stories and settles them, which later readings show', async () => {
  const first = await read();
  expect(first.version).toBe(0);
  expect(first.stories.map(({ title }) => title)).toEqual(AS_READ);
  const kept = await settle(0, [{ ...sentBack(first.stories[0]!), title: 'The broken oven' }]);
  expect(kept.json()).toEqual({ version: 1 });
  const again = await read();
  expect(again.version).toBe(1);
  expect(again.stories.map(({ title, is_settled }) => [title, is_settled])).toEqual([
    ['The broken oven', true],
    [AS_READ[1], false],
  ]);
});

test('of two windows that settle the same version one is told that the other was first', async () => {
  const [story] = (await read()).stories;
  const replies = await Promise.all(
    ['One', 'Two'].map((title) => settle(0, [{ ...sentBack(story!), title }])),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map((reply) => reply.json<object>())).toEqual([{ detail: SERVER_MESSAGES.storiesChanged }]);
  const won = replies.findIndex(({ statusCode }) => statusCode === 200);
  expect((await titles())[0]).toBe(['One', 'Two'][won]);
});

test('nobody sees or changes what another settled', async () => {
  const other = await signInNewUser(running);
  await rename();
  expect(await titles(other)).toEqual(AS_READ);
  await rename('Another’s', other);
  expect((await titles())[0]).toBe('The broken oven');
});

test('an answer tells a settled story in the user’s words, and not one that they have hidden', async () => {
  const { stories } = await read();
  await settle(0, [
    { ...sentBack(stories[0]!), text: 'Our oven died at dawn. I carried the dough next door.' },
    { ...sentBack(stories[1]!), standing: 'hidden' },
  ]);
  const calls = interviewCalls(running, user);
  const id = await calls.start({ job_title: 'Baker', resume_summary: `Work: ${RESUME.work}` });
  const { body } = await calls.ask(id, 'Tell me about a time when your oven died at dawn.');
  expect(body).toContain('I carried the dough next door.');
  expect(body).not.toMatch(/neighbour|waste/);
});

test('a résumé that is forgotten takes along what was settled, and brings it back within an hour', async () => {
  await call('PUT', '', { ...RESUME, file_name: null });
  await rename();
  await call('DELETE', '');
  expect(await titles()).toEqual(AS_READ);
  running.clock.advance(HOUR_MS);
  await call('PUT', '', { ...RESUME, file_name: null });
  expect((await titles())[0]).toBe('The broken oven');
});

test('what was settled is erased an hour after its résumé was forgotten, and not before', async () => {
  const { db } = running.dependencies;
  const forget = () =>
    forgetOld(
      {
        db,
        clock: running.clock,
        retentionDays: 0,
        belongings: BELONGINGS,
        onForgotten: () => {},
        onFailure: () => {},
      },
      new AbortController().signal,
    );
  const rows = () => db.selectFrom('settled_stories').select('user_id').execute();
  await rename();
  await call('DELETE', '');
  running.clock.advance(HOUR_MS);
  await forget();
  expect(await rows()).toHaveLength(1);
  running.clock.advance(1);
  await forget();
  expect(await rows()).toEqual([]);
});

test('the copy of a user’s data has what they settled, and it goes with the account', async () => {
  const other = await signInNewUser(running);
  const mine = await rename();
  await rename('Another’s', other);
  const copy = await running.app.inject({ url: '/api/v1/users/me/data', headers: user.headers });
  expect(copy.json()).toMatchObject({ settled_stories: { stories: [mine] } });
  await deleteBelongings(running.dependencies.db, BELONGINGS, { id: user.userId, email: user.email });
  expect([(await titles())[0], (await titles(other))[0]]).toEqual([AS_READ[0], 'Another’s']);
});

test.each<[string, (story: SettledStory) => SettledStory[]]>([
  ['no title', (story) => [{ ...story, title: ' ' }]],
  ['a text that is too long', (story) => [{ ...story, text: 'x'.repeat(LIMITS.story + 1) }]],
  ['no sentence that it stands for', (story) => [{ ...story, read: [] }]],
  ['too many others', (story) => Array.from({ length: LIMITS.settledStories + 1 }, () => story)],
  [
    'too much in all',
    (story) =>
      Array.from({ length: LIMITS.settledText / LIMITS.story }, () => ({
        ...story,
        text: 'x'.repeat(LIMITS.story),
      })),
  ],
])('422 for a story with %s', async (_, change) => {
  const [story] = (await read()).stories;
  expect((await settle(0, change(sentBack(story!)))).statusCode).toBe(422);
});
