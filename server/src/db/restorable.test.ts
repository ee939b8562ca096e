import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { deleteBelongings } from '#features/users/erase-belongings.ts';
import { eraseAccount } from '#features/users/erase-accounts.ts';
import { retain } from '#testing/retain.ts';
import type { SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';
import { newId } from './database.ts';

const HOUR_MS = 3_600_000;
const MOST_DELETED = 200;

let running: TestApp;
let ada: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  ada = await signInSubscriber(running);
});
afterEach(() => running.close());

const KINDS = [
  { table: 'jobs', fields: { company: 'Riverside Hotel', role: 'Baker', notes: 'Ask about Sundays.' } },
  { table: 'stories', fields: { title: 'The bread', text: 'I moved the dough.', tags: ['crisis'] } },
  { table: 'conversations', fields: { title: 'About bread' } },
] as const;

type Kept = { id: string };

describe.each(KINDS)('$table', ({ table, fields }) => {
  const send = (method: InjectOptions['method'], path: string, payload?: object, { headers } = ada) =>
    running.app.inject({ method, url: `/api/v1/${table}${path}`, headers, ...(payload && { payload }) });
  const keep = async () => (await send('POST', '', fields)).json<Kept>();
  const list = async () => (await send('GET', '')).json<Record<string, Kept[]>>()[table]!;
  const remove = (id: string) => send('DELETE', `/${id}`);
  const restore = (id: string, by = ada) =>
    table === 'conversations'
      ? send('POST', '/restore', { ids: [id] }, by)
      : send('POST', `/${id}/restore`, undefined, by);
  const rows = async () =>
    (await running.dependencies.db.selectFrom(table).select('id').execute()).map(({ id }) => id);

  test('several are called back as they were, and where they stood', async () => {
    const [first, second, third] = [await keep(), await keep(), await keep()];
    running.clock.advance(1_000); // changes none of them
    expect((await remove(first.id)).statusCode).toBe(204);
    expect((await remove(second.id)).statusCode).toBe(204);
    expect(await list()).toEqual([third]);
    for (const { id } of [first, second]) expect((await restore(id)).statusCode).toBeLessThan(300);
    expect(await list()).toEqual([third, second, first]);
  });

  test('meanwhile it can neither be changed nor be deleted again', async () => {
    const { id } = await keep();
    await remove(id);
    expect((await send('PATCH', `/${id}`, fields)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await restore(id)).statusCode).toBeLessThan(300);
  });

  test('404 for what is there, unknown or another’s', async () => {
    const { id } = await keep();
    expect((await restore(id)).statusCode).toBe(404);
    await remove(id);
    expect((await restore(id, await signInSubscriber(running))).statusCode).toBe(404);
    expect((await restore(newId())).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('of two calls at once one finds it, to delete it as to call it back', async () => {
    const { id } = await keep();
    const both = async (call: typeof remove) =>
      (await Promise.all([call(id), call(id)])).filter(({ statusCode }) => statusCode === 404).length;
    expect([await both(remove), await both(restore)]).toEqual([1, 1]);
    expect(await list()).toHaveLength(1);
  });

  test('an hour later it cannot be called back, and retention erases it', async () => {
    const [gone, kept] = [await keep(), await keep()];
    await remove(gone.id);
    running.clock.advance(HOUR_MS);
    await remove(kept.id);
    await retain(running);
    expect((await restore(gone.id)).statusCode).toBeLessThan(300);
    await remove(gone.id);
    running.clock.advance(HOUR_MS + 1);
    expect((await restore(gone.id)).statusCode).toBe(404);
    expect(await rows()).toHaveLength(2);
    await retain(running);
    expect(await rows()).toEqual([]);
  });

  test('of more than two hundred the one that was deleted longest ago is erased', async () => {
    const { db } = running.dependencies;
    const [last] = [await keep()];
    const row = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow();
    const deleted = Array.from({ length: MOST_DELETED }, (_, n) => ({
      ...row,
      id: newId(),
      deleted_at: running.clock.now().getTime() - n - 1,
    }));
    await db.insertInto(table).values(deleted).execute();
    await remove(last.id);
    const kept = [last.id, ...deleted.slice(0, -1).map(({ id }) => id)];
    expect((await rows()).toSorted()).toEqual(kept.toSorted());
  });

  test('what is deleted is not in the copy of the user’s data, and goes with the account', async () => {
    const { id } = await keep();
    await remove(id);
    const url = '/api/v1/users/me/data';
    const copy = await running.app.inject({ url, headers: ada.headers });
    expect(copy.json()).toMatchObject({ [table]: [] });
    const { db } = running.dependencies;
    await deleteBelongings(db, BELONGINGS, { id: ada.userId, email: ada.email });
    await eraseAccount({ db, belongings: BELONGINGS }, ada.userId);
    expect(await rows()).toEqual([]);
  });
});
