import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { accountCalls } from '#testing/account-calls.ts';
import { holdAnswers } from '#testing/hold-answers.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { openTestDatabase, type TestDatabase } from '#testing/open-test-database.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { accountMails } from './account-mails.ts';
import { passwordResetRequests } from './request-password-reset.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.drop());

/** Requests over a database, with the addresses that were mailed, and the failures: one for each mail to `broken`. */
function requestsOver(db: Database, { broken = '', maxWaiting = 100 } = {}) {
  const mailed: string[] = [];
  const failures: unknown[] = [];
  const enqueue = async (_db: Database, { to }: { to: string }) => {
    if (to === broken) throw new Error('no such mailbox');
    mailed.push(to);
  };
  const mails = accountMails(
    { enqueue, wake: () => {} },
    { name: 'Pythia', url: () => 'https://here.example' },
  );
  const onFailure = (error: unknown) => void failures.push(error);
  const parts = { db, clock: new ManualClock(), mails, onFailure };
  return { ...passwordResetRequests(parts, { maxWaiting }), mailed, failures };
}

const addUser = (email: string) =>
  database.db
    .insertInto('users')
    .values({
      id: email,
      email,
      email_key: email,
      password_hash: '',
      token_version: 1,
      trials: 3,
      created_at: 0,
    })
    .execute();

test('works off what was asked in turn, for the addresses that have an account', async () => {
  await addUser('ada@example.com');
  await addUser('grace@example.com');
  const requests = requestsOver(database.db);
  for (const email of ['grace@example.com', 'eve@example.com', 'ada@example.com']) requests.add(email);
  expect(requests.mailed).toEqual([]); // nothing before the answers
  await requests.finish();
  expect(requests.mailed).toEqual(['grace@example.com', 'ada@example.com']);
});

test('one that fails is reported and does not hold up the next', async () => {
  await addUser('ada@example.com');
  await addUser('grace@example.com');
  const requests = requestsOver(database.db, { broken: 'grace@example.com' });
  requests.add('grace@example.com');
  requests.add('ada@example.com');
  await requests.finish();
  expect(requests.failures).toEqual([new Error('no such mailbox')]);
  expect(requests.mailed).toEqual(['ada@example.com']);
});

test('who comes when as many wait as may is asked to come back', async () => {
  const requests = requestsOver(database.db, { maxWaiting: 2 });
  requests.add('eve@example.com');
  requests.add('eve@example.com');
  expect(() => requests.add('ada@example.com')).toThrow(MESSAGES.tooManyRequests);
  await requests.finish();
  requests.add('ada@example.com');
  await requests.finish();
});

test('a database that hangs holds a stop up for a moment only', async () => {
  const hanging = Promise.withResolvers<void>();
  await addUser('ada@example.com');
  const requests = requestsOver(holdAnswers(database.db, () => hanging.promise));
  requests.add('ada@example.com');
  await requests.finish(50);
  expect(requests.mailed).toEqual([]);
  hanging.resolve();
  await requests.finish();
  expect(requests.mailed).toEqual(['ada@example.com']);
});

test('a server that stops works off what it has answered', async () => {
  const running = await startTestApp();
  const { email } = await signInNewUser(running);
  await accountCalls(running.app).requestReset(email);
  await running.app.close();
  const links = await running.dependencies.db.selectFrom('email_tokens').select('purpose').execute();
  await running.close();
  expect(links).toEqual([{ purpose: 'reset-password' }]);
});
