import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { startSession } from '../start-session.ts';
import { paidPolicy } from './paid.ts';

const MINUTE_MS = 60_000;

let running: TestApp;
let userId: string;
beforeEach(async () => {
  running = await startTestApp();
  userId = (await signInNewUser(running)).userId;
});
afterEach(() => running.close());

async function subscribe(forMs: number): Promise<void> {
  await running.dependencies.db
    .updateTable('users')
    .set({ subscription_ends_at: running.clock.now().getTime() + forMs })
    .where('id', '=', userId)
    .execute();
}

const start = async (choice: 1 | 2 | 3) => {
  const { session } = await startSession(
    { db: running.dependencies.db, clock: running.clock },
    paidPolicy(choice),
    {
      userId,
      about: { job_title: '', resume_summary: 'Role: Nurse' },
    },
  );
  return session;
};

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
] as const)('choice %i lasts %i minutes and costs no trial', async (choice, minutes) => {
  await subscribe(MINUTE_MS);
  const session = await start(choice);
  expect(session).toMatchObject({ kind: 'paid', resume_summary: 'Role: Nurse' });
  expect(session.expires_at - session.created_at).toBe(minutes * MINUTE_MS);
  const user = await running.dependencies.db
    .selectFrom('users')
    .select('trials')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(user.trials).toBe(3);
});

test('each call starts another session', async () => {
  await subscribe(MINUTE_MS);
  expect((await start(1)).id).not.toBe((await start(1)).id);
});

test('without a subscription, or after its end, it is refused', async () => {
  await expect(start(1)).rejects.toThrow(SERVER_MESSAGES.notSubscribed);
  await subscribe(0);
  await expect(start(1)).rejects.toThrow(SERVER_MESSAGES.notSubscribed);
});
