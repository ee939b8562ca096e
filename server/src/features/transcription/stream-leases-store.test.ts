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

const NOBODY = { sessionId: null, channel: 'interviewer', client: null, takesOver: false } as const;

/** Unnamed clients by default. */
function instance() {
  const { take, renew } = streamLeases(database.db, clock);
  return { renew, take: (userId: string, listener = {}) => take({ ...NOBODY, userId, ...listener }) };
}

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
  expect(taken).not.toContain('full');
  expect([await one.take(ada), await two.take(ada)]).toEqual(['full', 'full']);
  expect(await two.take(grace)).toHaveProperty('holder');
});

test('a place that is given back is free at once, wherever', async () => {
  const ada = await addUser();
  const [one, two] = [instance(), instance()];
  const [, second] = [await one.take(ada), (await one.take(ada)) as StreamLease, await one.take(ada)];
  await second.release();
  expect(await two.take(ada)).toHaveProperty('holder');
  expect(await two.take(ada)).toBe('full');
});

test('parallel openings on several instances get three places between them', async () => {
  const ada = await addUser();
  const openings = Array.from({ length: 4 }, instance).flatMap((leases) =>
    Array.from({ length: 5 }, () => leases.take(ada)),
  );
  const taken = await Promise.all(openings);
  expect(taken.filter((lease) => lease !== 'full')).toHaveLength(3);
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
  expect(await other.take(ada)).toBe('full');
  clock.advance(15_000);
  expect([await other.take(ada), await other.take(ada)]).not.toContain('full');
  expect(await other.take(ada)).toBe('full');
});

test('an instance that lost its place does not give back another’s', async () => {
  const ada = await addUser();
  const [late, other] = [instance(), instance()];
  const lease = (await late.take(ada)) as StreamLease;
  clock.advance(45_000);
  for (let place = 0; place < 3; place += 1) expect(await other.take(ada)).toHaveProperty('holder');
  await lease.release();
  expect(await late.take(ada)).toBe('full');
});

const SESSION = { sessionId: newId(), client: 'window one' };

test('a window takes its own place again, over all instances, and what had it is named', async () => {
  const ada = await addUser();
  const [one, two] = [instance(), instance()];
  const first = (await one.take(ada, SESSION)) as StreamLease;
  const again = (await two.take(ada, SESSION)) as StreamLease;
  expect([first.displaced, again.displaced]).toEqual([null, first.holder]);
  await first.release(); // another has the place
  expect([await one.take(ada), await two.take(ada), await one.take(ada)].at(-1)).toBe('full');
});

test('another window of a session has to take the listening over, and the one that had it is told at a renewal', async () => {
  const ada = await addUser();
  const [one, two] = [instance(), instance()];
  const first = (await one.take(ada, SESSION)) as StreamLease;
  expect(await two.take(ada, { ...SESSION, client: 'window two' })).toBe('taken');
  expect(await two.take(ada, { ...SESSION, client: 'window two', takesOver: true })).toMatchObject({
    displaced: first.holder,
  });
  clock.advance(10_000);
  expect([await one.renew(), await two.renew()]).toEqual([[first.holder], []]);
});

test('of two windows that begin at once, on two instances, one listens', async () => {
  const ada = await addUser();
  const taken = await Promise.all(
    ['one', 'two', 'three'].map((client) => instance().take(ada, { ...SESSION, client })),
  );
  expect(taken.filter((lease) => lease === 'taken')).toHaveLength(2);
});

test('a lease that ran out while the database stood still ends no stream', async () => {
  const ada = await addUser();
  const [late, other] = [instance(), instance()];
  await late.take(ada, SESSION);
  clock.advance(45_000);
  for (let place = 0; place < 3; place += 1) await other.take(ada);
  expect(await late.renew()).toEqual([]);
});

test('another window that died long ago has taken nobody’s place', async () => {
  const ada = await addUser();
  const [dead, late, other] = [instance(), instance(), instance()];
  const before = (await other.take(ada)) as StreamLease;
  await dead.take(ada, { ...SESSION, client: 'window two' });
  await before.release();
  clock.advance(45_000);
  await late.take(ada, SESSION);
  clock.advance(45_000); // the database stood still
  await other.take(ada);
  expect(await late.renew()).toEqual([]);
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
  expect(kept).not.toContain('full');
  expect(await other.take(ada)).toHaveProperty('holder');
  expect(await other.take(ada)).toBe('full');
});

test('after a crash all places are free at once where no other process serves them: on SQLite', async () => {
  const crashed = await startTestApp();
  const { userId } = await signInNewUser(crashed);
  const { db, config } = crashed.dependencies;
  const leases = streamLeases(db, crashed.clock);
  for (let place = 0; place < 3; place += 1) await leases.take({ ...NOBODY, userId });
  const restarted = await startSecondInstance(crashed);
  const free = await streamLeases(db, crashed.clock).take({ ...NOBODY, userId });
  if (config.database.kind === 'sqlite') expect(free).toHaveProperty('holder');
  else expect(free).toBe('full');
  await restarted.close();
  await crashed.close();
});
