import type { User } from '@pythia/contracts/accounts.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { forgetOld } from '#features/retention/forget-old.ts';
import { accountCalls, PASSWORD, tokenOf } from '#testing/account-calls.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const DAY_MS = 86_400_000;

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.close());

/** @returns the token */
async function join(email: string): Promise<string> {
  const call = accountCalls(running.app);
  await call.signUp(email);
  const verified = { verified_at: running.clock.now().getTime() };
  await running.dependencies.db.updateTable('users').set(verified).where('email', '=', email).execute();
  return tokenOf(await call.signIn(email));
}

const trialsLeft = async (token: string): Promise<number> =>
  (await accountCalls(running.app).me(token)).json<User>().trial;

async function spendAndLeave(token: string, trialsAfter: number): Promise<void> {
  await running.dependencies.db.updateTable('users').set({ trials: trialsAfter }).execute();
  const reply = await running.app.inject({
    method: 'POST',
    url: '/api/v1/users/me/delete',
    headers: { authorization: `Bearer ${token}` },
    payload: { password: PASSWORD },
  });
  expect(reply.statusCode).toBe(204);
}

function onFailure(_rule: string, error: unknown): never {
  throw error;
}

function forget(): Promise<void> {
  const { db } = running.dependencies;
  const parts = {
    db,
    clock: running.clock,
    belongings: BELONGINGS,
    retentionDays: 365,
    onForgotten: () => {},
    onFailure,
  };
  return forgetOld(parts, new AbortController().signal);
}

test('who deletes an account and signs up again, however the address is written, has the trials that were left', async () => {
  await spendAndLeave(await join('ada@example.com'), 1);
  const again = await join('ADA+again@example.com');
  expect(await trialsLeft(again)).toBe(1);
  await spendAndLeave(again, 0);
  expect(await trialsLeft(await join('ada+third@example.com'))).toBe(0);
  expect(await trialsLeft(await join('grace@example.com'))).toBe(3);
});

test('who deletes an account without having spent a trial leaves nothing behind, and otherwise no address', async () => {
  await spendAndLeave(await join('grace@example.com'), 3);
  await spendAndLeave(await join('ada@example.com'), 1);
  const rows = await running.dependencies.db.selectFrom('spent_trials').selectAll().execute();
  expect(rows).toEqual([
    { key: expect.stringMatching(/^[\w-]{43}$/), trials: 2, deleted_at: running.clock.now().getTime() },
  ]);
});

test('spent trials are forgotten after a year', async () => {
  await spendAndLeave(await join('ada@example.com'), 0);
  running.clock.advance(365 * DAY_MS);
  await forget();
  const again = await join('ada@example.com');
  expect(await trialsLeft(again)).toBe(0);
  await spendAndLeave(again, 0);
  running.clock.advance(365 * DAY_MS + 1);
  await forget();
  expect(await trialsLeft(await join('ada@example.com'))).toBe(3);
});
