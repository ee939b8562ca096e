import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#db/database.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/open-test-database.ts';
import { streamLeases, type StreamLease } from './stream-leases-store.ts';

let database: TestDatabase;
let clock: ManualClock;
beforeEach(async () => {
  database = await openTestDatabase();
  clock = new ManualClock();
});
afterEach(() => database.drop());

const instance = () => streamLeases(database.db, clock);

async function addUser(): Promise<string> {
  const id = newId();
  await database.db
    .insertInto('users')
    .values({
      id,
      email: id,
      email_key: id,
      password_hash: '',
      token_version: 1,
      trials: 3,
      created_at: 0,
    })
    .execute();
  return id;
}

test('a user has three places over all instances, and another user has three of his own', async () => {
  const [ada, grace] = [await addUser(), await addUser()];
  const [one, two] = [instance(), instance()];
  const taken = [await one.take(ada), await two.take(ada), await one.take(ada)];
  expect(taken).not.toContain(undefined);
  expect([await one.take(ada), await two.take(ada)]).toEqual([undefined, undefined]);
  expect(await two.take(grace)).toBeDefined();
});

test('a place that is given back is free at once, wherever', async () => {
  const ada = await addUser();
  const [one, two] = [instance(), instance()];
  const leases = [await one.take(ada), await one.take(ada), await one.take(ada)];
  await leases[1]?.release();
  expect(await two.take(ada)).toBeDefined();
  expect(await two.take(ada)).toBeUndefined();
});

test('parallel openings on several instances get three places between them', async () => {
  const ada = await addUser();
  const openings = Array.from({ length: 4 }, instance).flatMap((leases) =>
    Array.from({ length: 5 }, () => leases.take(ada)),
  );
  const taken = await Promise.all(openings);
  expect(taken.filter((lease) => lease !== undefined)).toHaveLength(3);
});

test('the places of an instance that died come back within 30 to 45 s, those of a living one stay', async () => {
  const ada = await addUser();
  const [dead, living, other] = [instance(), instance(), instance()];
  await dead.take(ada);
  await dead.take(ada);
  await living.take(ada);
  clock.advance(15_000);
  await dead.renew(); // its last heartbeat
  await living.renew();
  clock.advance(30_000);
  await living.renew();
  expect(await other.take(ada)).toBeUndefined();
  clock.advance(15_000);
  expect([await other.take(ada), await other.take(ada)]).not.toContain(undefined);
  expect(await other.take(ada)).toBeUndefined();
});

test('an instance that lost its place does not give back another’s', async () => {
  const ada = await addUser();
  const [late, other] = [instance(), instance()];
  const lease = (await late.take(ada)) as StreamLease;
  clock.advance(45_000);
  for (let place = 0; place < 3; place += 1) expect(await other.take(ada)).toBeDefined();
  await lease.release();
  expect(await late.take(ada)).toBeUndefined();
});

test('a place that could not be given back comes back like that of an instance that died', async () => {
  const ada = await addUser();
  const [leases, other] = [instance(), instance()];
  const given = (await leases.take(ada)) as StreamLease;
  const kept = [await leases.take(ada), await leases.take(ada)];
  await database.db.schema.alterTable('stream_leases').renameTo('leases_away').execute();
  await expect(given.release()).rejects.toThrow('stream_leases');
  await database.db.schema.alterTable('leases_away').renameTo('stream_leases').execute();
  for (let beats = 0; beats < 3; beats += 1) {
    clock.advance(15_000);
    await leases.renew();
  }
  expect(kept).not.toContain(undefined);
  expect(await other.take(ada)).toBeDefined();
  expect(await other.take(ada)).toBeUndefined();
});

test('after a crash all places are free at once where no other process serves them: on SQLite', async () => {
  const crashed = await startTestApp();
  const { userId } = await signInNewUser(crashed);
  const { db, config } = crashed.dependencies;
  const leases = streamLeases(db, crashed.clock);
  for (let place = 0; place < 3; place += 1) await leases.take(userId);
  const restarted = await startSecondInstance(crashed);
  const free = await streamLeases(db, crashed.clock).take(userId);
  if (config.database.kind === 'sqlite') expect(free).toBeDefined();
  else expect(free).toBeUndefined();
  await restarted.close();
  await crashed.close();
});
