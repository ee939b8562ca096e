import type { WholeEntry, KnowledgeField, NamedEntry } from '@pythia/contracts/knowledge.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { deleteBelongings } from '#features/users/erase-belongings.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber, subscribe } from '#testing/subscribed-user.ts';

let running: TestApp;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInSubscriber(running);
});
afterEach(() => running.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object, by: Pick<SignedInUser, 'headers'> = user) =>
  running.app.inject({ method, url: `/api/v1${path}`, headers: by.headers, ...(payload && { payload }) });

interface Read {
  version: number;
  chosen: boolean;
  fields: KnowledgeField[];
  hidden: NamedEntry[];
}
const read = async (by = user, query = ''): Promise<Read> =>
  (await call('GET', `/knowledge${query}`, undefined, by)).json();
const ids = (fields: KnowledgeField[], has: 'on' | 'suggested'): string[] =>
  fields.filter((field) => field[has]).map(({ id }) => id);
const choose = (version: number, fields: string[] | null, by = user) =>
  call('PUT', '/knowledge', { version, fields }, by);
const hide = (id: string, by = user) => call('PUT', `/knowledge/hidden/${id}`, undefined, by);
const show = (id: string, by = user) => call('DELETE', `/knowledge/hidden/${id}`, undefined, by);
const entriesOf = async (field: string, by = user) =>
  (await call('GET', `/knowledge/fields/${field}`, undefined, by)).json<{ entries: WholeEntry[] }>().entries;
const search = (text: string) => call('GET', `/knowledge/entries?search=${encodeURIComponent(text)}`);
const exported = async () => (await call('GET', '/users/me/data')).json<{ knowledge: unknown }>().knowledge;
const remember = (work: string, by = user) =>
  call('PUT', '/material', { name: 'Ada', education: '', work, file_name: null }, by);
const NURSE = 'Staff Nurse, Hill Ward, 2019 – present\n- Led drug rounds for 24 patients';
const addJob = async (role: string): Promise<string> =>
  (await call('POST', '/jobs', { company: 'Acme', role, status: 'saved' })).json<{ id: string }>().id;

test('as long as nothing is known of a user nothing is suggested, and all fields are on', async () => {
  const { version, chosen, fields, hidden } = await read();
  expect([version, chosen, hidden]).toEqual([0, false, []]);
  expect(fields.length).toBeGreaterThan(10);
  expect(ids(fields, 'suggested')).toEqual([]);
  expect(ids(fields, 'on')).toHaveLength(fields.length);
});

test('until fields are chosen those are on that the résumé and the newest application show', async () => {
  await remember(NURSE);
  const byResume = (await read()).fields;
  expect(ids(byResume, 'suggested')).toContain('nursing');
  expect(ids(byResume, 'suggested')).not.toContain('software');
  expect(ids(byResume, 'on')).toEqual(ids(byResume, 'suggested'));
  const engineer = await addJob('Backend engineer');
  expect(ids((await read()).fields, 'on')).toEqual(expect.arrayContaining(['nursing', 'software']));
  await addJob('Solicitor');
  expect(ids((await read()).fields, 'on')).not.toContain('software');
  expect(ids((await read(user, `?job_id=${engineer}`)).fields, 'on')).toContain('software');
});

test('another user’s application suggests nothing', async () => {
  const job = await addJob('Backend engineer');
  const other = await signInSubscriber(running);
  const reply = await call('GET', `/knowledge?job_id=${job}`, undefined, other);
  expect([reply.statusCode, reply.json()]).toEqual([404, { detail: SERVER_MESSAGES.notFound }]);
});

test('what a résumé and a job show can be asked without keeping them', async () => {
  const free = await signInNewUser(running);
  const reply = await call('POST', '/knowledge/suggestions', { work: NURSE, role: 'Ward sister' }, free);
  expect(reply.json<{ suggested: string[] }>().suggested).toContain('nursing');
  expect((await call('POST', '/knowledge/suggestions', {}, free)).json()).toEqual({ suggested: [] });
  expect(ids((await read(free)).fields, 'suggested')).toEqual([]);
});

test('fields that are chosen are on alone, whatever is suggested, until they are given back', async () => {
  await remember(NURSE);
  expect((await choose(0, ['law', 'sales', 'law'])).json()).toEqual({ version: 1 });
  const chosen = await read();
  expect([chosen.version, chosen.chosen, ids(chosen.fields, 'on')]).toEqual([1, true, ['law', 'sales']]);
  expect(ids(chosen.fields, 'suggested')).toContain('nursing');
  expect((await choose(1, [])).json()).toEqual({ version: 2 });
  expect(ids((await read()).fields, 'on')).toEqual([]);
  await choose(2, null);
  const again = await read();
  expect([again.chosen, ids(again.fields, 'on')]).toEqual([false, ids(chosen.fields, 'suggested')]);
});

test('of two windows that choose at once one is told that the other was first', async () => {
  const replies = await Promise.all([choose(0, ['law']), choose(0, ['sales'])]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  const refused = replies.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toEqual({ detail: SERVER_MESSAGES.fieldsChanged });
});

test('a field or an entry that is not there is not found', async () => {
  for (const missing of [
    await choose(0, ['law', 'alchemy']),
    await call('GET', '/knowledge/fields/alchemy'),
    await hide('the-philosophers-stone'),
    await show('the-philosophers-stone'),
    await hide('x'.repeat(81)),
  ])
    expect([missing.statusCode, missing.json()]).toEqual([404, { detail: SERVER_MESSAGES.notFound }]);
  expect((await read()).chosen).toBe(false);
});

test('a field is read with the entries that it shares, and each leads to its related ones', async () => {
  const fields = (await read()).fields;
  const entries = await entriesOf('laboratory');
  expect(entries).toHaveLength(fields.find(({ id }) => id === 'laboratory')!.entries);
  expect(new Set(entries.map(({ field }) => field)).size).toBeGreaterThan(1);
  expect(entries[0]).toMatchObject({ field: 'laboratory', hidden: false });
  expect(entries.find(({ id }) => id === 'the-p-value')).toMatchObject({
    name: 'the p-value',
    field: 'data',
  });
});

test('an entry that is hidden is marked and listed until it is shown again, beside any choice of fields', async () => {
  await Promise.all([hide('deadlocks'), hide('hash-tables'), choose(0, ['software'])]);
  await hide('deadlocks');
  const { version, hidden } = await read();
  expect(version).toBe(1);
  expect(hidden.map(({ id }) => id).toSorted()).toEqual(['deadlocks', 'hash-tables']);
  expect(hidden).toContainEqual({ id: 'hash-tables', name: 'hash tables', field: 'software' });
  const marked = (await entriesOf('software')).filter((entry) => entry.hidden);
  expect(marked.map(({ id }) => id).toSorted()).toEqual(['deadlocks', 'hash-tables']);
  expect((await show('deadlocks')).statusCode).toBe(204);
  expect((await read()).hidden.map(({ id }) => id)).toEqual(['hash-tables']);
});

test('a search finds entries as it is typed, whatever is typed', async () => {
  expect((await search('hash tab')).json<{ entries: NamedEntry[] }>().entries[0]).toMatchObject({
    id: 'hash-tables',
    name: 'hash tables',
    field: 'software',
    answer: expect.stringContaining('key'),
  });
  expect((await search('<script>alert(1)</script>')).json()).toEqual({ entries: [] });
  expect((await search('a')).json<{ entries: NamedEntry[] }>().entries).toHaveLength(20);
  for (const text of ['', ' ', '\0', 'x'.repeat(101)]) expect((await search(text)).statusCode).toBe(422);
});

test('a free user reads and searches, and chooses and hides nothing', async () => {
  const free = await signInNewUser(running);
  expect((await read(free)).fields.length).toBeGreaterThan(10);
  expect((await entriesOf('software', free)).length).toBeGreaterThan(10);
  for (const reply of [
    await choose(0, ['law'], free),
    await hide('deadlocks', free),
    await show('deadlocks', free),
  ])
    expect([reply.statusCode, reply.json()]).toEqual([403, { detail: SERVER_MESSAGES.notSubscribed }]);
  await subscribe({ db: running.dependencies.db, clock: running.clock }, user.userId, 0);
  expect((await choose(0, ['law'])).statusCode).toBe(403);
});

test('nobody reads without signing in', async () => {
  const nobody = { headers: { authorization: '' } };
  for (const path of ['/knowledge', '/knowledge/fields/software', '/knowledge/entries?search=hash'])
    expect((await call('GET', path, undefined, nobody)).statusCode).toBe(401);
});

test('what was chosen is its user’s alone, stands in their export, and goes with the account', async () => {
  await choose(0, ['law']);
  await hide('deadlocks');
  const other = await signInSubscriber(running);
  expect(await read(other)).toMatchObject({ version: 0, chosen: false, hidden: [] });
  expect(await exported()).toEqual({
    fields: ['law'],
    hidden: ['deadlocks'],
    updated_at: '2026-01-15T09:00:00.000Z',
  });
  const { db } = running.dependencies;
  await db
    .transaction()
    .execute((trx) => deleteBelongings(trx, BELONGINGS, { id: user.userId, email: user.email }));
  expect(await exported()).toBeNull();
});
