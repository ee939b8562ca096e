import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId, type Database } from '#db/database.ts';
import { playgroundCalls } from '#testing/playground-calls.ts';
import type { SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';
import { insertConversation } from './conversations-store.ts';
import { insertMessages } from './messages-store.ts';
import { searchConversations } from './search-conversations.ts';

let running: TestApp;
let db: Database;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  db = running.dependencies.db;
  user = await signInSubscriber(running);
});
afterEach(() => running.close());

async function converse(title: string, texts: readonly string[]): Promise<void> {
  const { id: conversation_id } = await insertConversation(db, { userId: user.userId, title, now: 1 });
  const written = { is_user: 1, state: 'complete', answered_by: null, created_at: 1, written_at: 1 } as const;
  await insertMessages(
    db,
    texts.map((text) => ({ id: newId(), conversation_id, parent_id: null, text, ...written })),
  );
}

/** Rows of each query. */
function counted(): { db: Database; rows: number[] } {
  const rows: number[] = [];
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => (rows.push(result.rows.length), result),
  });
  return { db: counting, rows };
}

const staying = new AbortController().signal;
const find = (search: string) => searchConversations(db, { userId: user.userId, search, signal: staying });
const hello = (count: number) => Array<string>(count).fill('Hello.');

test('every message of a conversation is looked at, a few in each query', async () => {
  await converse('Long', [...hello(399), 'Göteborg']);
  await converse('Other', hello(60));
  const { db: few, rows } = counted();
  const found = await searchConversations(few, { userId: user.userId, search: 'GÖTEBORG', signal: staying });
  expect(found.map(({ title }) => title)).toEqual(['Long']);
  expect(rows.reduce((all, some) => all + some)).toBe(2 + 460);
  expect(Math.max(...rows)).toBeLessThanOrEqual(50);
});

test('a conversation is found in any case of any alphabet, however its letters are composed', async () => {
  await converse('Die Straße', ['Meet Łukasz A\u030angstro\u0308m.']);
  for (const search of ['STRASSE', 'łUKASZ ångström']) expect(await find(search)).toHaveLength(1);
  expect(await find('strasse łukasz')).toEqual([]); // one text has not both
});

test.each([
  ['one long conversation', 1, 400],
  ['many short ones', 60, 2],
])('in %s others have their turn, and a caller who leaves in it ends it', async (_, count, messages) => {
  for (let made = 0; made < count; made++) await converse('Talk', hello(messages));
  const left = new AbortController();
  const { db: few, rows } = counted();
  const searching = searchConversations(few, { userId: user.userId, search: 'x', signal: left.signal });
  setImmediate(() => left.abort());
  expect(await searching).toEqual([]);
  expect(rows.length).toBeLessThan(8); // seventeen and more exist
});

test('who searches too often at once is asked to come back, and another user is not', async () => {
  await converse('Long', hello(400));
  const calls = playgroundCalls(running, user);
  const other = playgroundCalls(running, await signInSubscriber(running));
  const [mine, theirs] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, () => calls.search('x'))),
    other.search('x'),
  ]);
  expect(theirs.statusCode).toBe(200);
  const refused = mine.find(({ statusCode }) => statusCode !== 200);
  expect([refused?.statusCode, refused?.headers['retry-after'], refused?.json()]).toEqual([
    503,
    '1',
    { detail: SERVER_MESSAGES.tooManySearches },
  ]);
  expect((await calls.search('hello')).statusCode).toBe(200);
});
