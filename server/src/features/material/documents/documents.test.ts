import { DOCUMENT_MESSAGES } from '@pythia/contracts/document-messages.ts';
import type { OwnDocument } from '@pythia/contracts/documents.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { newId } from '#db/database.ts';
import { deleteBelongings } from '#features/users/erase-belongings.ts';
import { retain } from '#testing/retain.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';
import { briefingMarkdown } from '../reading/testing/document-files.ts';
import { encode } from '../reading/testing/text-files.ts';

const HOUR_MS = 3_600_000;

let running: TestApp;
let ada: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  ada = await signInSubscriber(running);
});
afterEach(() => running.close());

const send = (method: InjectOptions['method'], path = '', by = ada, payload?: object) =>
  running.app.inject({
    method,
    url: `/api/v1/documents${path}`,
    headers: by.headers,
    ...(payload && { payload }),
  });

async function add(file: Uint8Array<ArrayBuffer>, name = 'briefing.md', by = ada) {
  const form = new FormData();
  form.append('file', new File([file], name));
  const body = new Response(form);
  return running.app.inject({
    method: 'POST',
    url: '/api/v1/documents',
    headers: { ...by.headers, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

const list = async (by = ada) => (await send('GET', '', by)).json<{ documents: OwnDocument[] }>().documents;

/** Bypasses reading. */
async function fill(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  const document = { title: 'Kept', kind: 'text' as const, bytes: 1, pages: null, section_count: 1 };
  const told = { unread: '{"pages":[],"rest":false}', sections: '[{"path":[],"text":"Water."}]' };
  await running.dependencies.db
    .insertInto('documents')
    .values(ids.map((id) => ({ id, user_id: ada.userId, ...document, ...told, created_at: 0 })))
    .execute();
  return ids;
}

test('a file becomes a document with its text in sections', async () => {
  const reply = await add(briefingMarkdown(), 'Company_briefing.md');
  expect(reply.statusCode).toBe(201);
  const document = reply.json<OwnDocument>();
  expect(document).toMatchObject({
    title: 'Company briefing',
    kind: 'markdown',
    bytes: briefingMarkdown().length,
    pages: null,
    sections: 5,
    unread: { pages: [], rest: false },
    created_at: running.clock.now().toISOString(),
  });
  expect(await list()).toEqual([document]);
  const read = (await send('GET', `/${document.id}`)).json();
  expect(read.document).toEqual(document);
  expect(read.sections[1]).toMatchObject({
    path: ['Aldermoor Water'],
    text: expect.stringMatching(/^Aldermoor Water supplies/),
  });
});

test('a document is renamed, and the newest stands first', async () => {
  const [first] = await fill(1);
  const second = (await add(briefingMarkdown())).json<OwnDocument>();
  const renamed = await send('PATCH', `/${first}`, ada, { title: '  Their briefing ' });
  expect(renamed.json()).toMatchObject({ id: first, title: 'Their briefing' });
  expect((await list()).map(({ title }) => title)).toEqual([second.title, 'Their briefing']);
  for (const title of ['', ' ', 'x'.repeat(LIMITS.documentTitle + 1)])
    expect((await send('PATCH', `/${first}`, ada, { title })).statusCode).toBe(422);
});

test('what was deleted is out of sight at once, is called back within the hour, and is erased after it', async () => {
  const [id] = await fill(1);
  const before = await list();
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  expect((await send('GET', `/${id}`)).statusCode).toBe(404);
  expect((await send('PATCH', `/${id}`, ada, { title: 'x' })).statusCode).toBe(404);
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(404);
  expect((await send('POST', `/${id}/restore`)).json()).toEqual(before[0]);
  expect(await list()).toEqual(before);
  await send('DELETE', `/${id}`);
  running.clock.advance(HOUR_MS + 1);
  expect((await send('POST', `/${id}/restore`)).statusCode).toBe(404);
  await retain(running);
  expect(await running.dependencies.db.selectFrom('documents').select('id').execute()).toEqual([]);
});

test('a twenty-first is refused before it is read, and a deleted one makes room', async () => {
  const [id] = await fill(LIMITS.documents - 1);
  const both = await Promise.all([add(briefingMarkdown()), add(briefingMarkdown())]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 429]); // one is read at a time
  const refused = await add(encode('not read'));
  expect([refused.statusCode, refused.json()]).toEqual([409, { detail: DOCUMENT_MESSAGES.tooMany }]);
  await send('DELETE', `/${id}`);
  expect((await add(briefingMarkdown())).statusCode).toBe(201);
  expect((await send('POST', `/${id}/restore`)).statusCode).toBe(409);
  expect(await list()).toHaveLength(LIMITS.documents);
});

test('nobody is told of, changes, deletes or calls back what is another’s', async () => {
  const other = await signInSubscriber(running);
  const [id] = await fill(1);
  expect(await list(other)).toEqual([]);
  expect((await send('GET', `/${id}`, other)).statusCode).toBe(404);
  expect((await send('PATCH', `/${id}`, other, { title: 'Mine' })).statusCode).toBe(404);
  expect((await send('DELETE', `/${id}`, other)).statusCode).toBe(404);
  await send('DELETE', `/${id}`);
  expect((await send('POST', `/${id}/restore`, other)).statusCode).toBe(404);
  expect((await send('POST', `/${id}/restore`)).statusCode).toBe(200);
});

test('without Pro none is added; whoever had it reads and deletes what they have', async () => {
  expect((await add(briefingMarkdown(), 'a.md', await signInNewUser(running))).statusCode).toBe(403);
  const [id] = await fill(1);
  await running.dependencies.db.updateTable('users').set({ subscription_ends_at: null }).execute();
  expect(await list()).toHaveLength(1);
  expect((await send('GET', `/${id}`)).statusCode).toBe(200);
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(204);
  expect((await send('POST', `/${id}/restore`)).statusCode).toBe(200);
  expect((await add(briefingMarkdown())).statusCode).toBe(403);
});

test('a file that cannot be read and one that is too large are a 422 with a sentence, and nothing is kept', async () => {
  const binary = await add(new Uint8Array(100), 'report.pdf');
  expect([binary.statusCode, binary.json()]).toEqual([422, { detail: DOCUMENT_MESSAGES.unknown }]);
  const empty = await add(encode(' \n'));
  expect([empty.statusCode, empty.json()]).toEqual([422, { detail: DOCUMENT_MESSAGES.noText }]);
  const large = await add(new Uint8Array(5 * 1_024 * 1_024 + 1));
  expect([large.statusCode, large.json()]).toEqual([422, { detail: MESSAGES.resumeTooLarge }]);
  expect(await list()).toEqual([]);
});

test('files without an end are refused for a while', async () => {
  for (let sent = 0; sent < 40; sent += 1) expect((await add(new Uint8Array(100))).statusCode).toBe(422);
  expect((await add(briefingMarkdown())).statusCode).toBe(429);
});

test('the export tells of them with their text, what was deleted not, and the account takes all of them along', async () => {
  const [kept, deleted] = await fill(2);
  await send('DELETE', `/${deleted}`);
  const exported = await running.app.inject({ url: '/api/v1/users/me/data', headers: ada.headers });
  const { documents } = exported.json<{ documents: object[] }>();
  expect(documents).toEqual([
    expect.objectContaining({
      id: kept,
      title: 'Kept',
      sections: [{ path: [], text: 'Water.' }],
      unread: { pages: [], rest: false },
    }),
  ]);
  const { db } = running.dependencies;
  await deleteBelongings(db, BELONGINGS, { id: ada.userId, email: ada.email });
  expect(await db.selectFrom('documents').select('id').execute()).toEqual([]);
});

test('401 without a token', async () => {
  const nobody = { ...ada, headers: { authorization: 'Bearer none' } };
  expect((await send('GET', '', nobody)).statusCode).toBe(401);
  expect((await add(briefingMarkdown(), 'a.md', nobody)).statusCode).toBe(401);
});
