import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import type { Belongings } from '#db/belongings/belonging.ts';
import { newId, type Database } from '#db/database.ts';
import { withLease } from '#db/lease.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { openTestDatabase, type TestDatabase } from '#testing/open-test-database.ts';
import { forgetOld } from './forget-old.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const never = new AbortController().signal;

let database: TestDatabase;
let db: Database;
let clock: ManualClock;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  clock = new ManualClock();
});
afterEach(() => database.drop());

let batches: [rule: string, rows: number][];
let failed: string[];

function forget(retentionDays = 365, signal = never, belongings: Belongings = BELONGINGS): Promise<void> {
  [batches, failed] = [[], []];
  const onForgotten = (rule: string, rows: number): unknown => batches.push([rule, rows]);
  const onFailure = (rule: string): unknown => failed.push(rule);
  return forgetOld({ db, clock, belongings, retentionDays, onForgotten, onFailure }, signal);
}
const ago = (milliseconds: number): number => clock.now().getTime() - milliseconds;

async function addUser(createdAt: number, verified: boolean): Promise<string> {
  const id = newId();
  const account = { id, email: id, email_key: id, password_hash: '', token_version: 1, trials: 3 };
  const verified_at = verified ? createdAt : null;
  await db
    .insertInto('users')
    .values({ ...account, verified_at, created_at: createdAt })
    .execute();
  return id;
}

async function addLink(
  user_id: string,
  expires_at: number,
  end: { used_at?: number; replaced_at?: number } = {},
): Promise<string> {
  const link = { token_hash: newId(), user_id, purpose: 'verify-email' as const, expires_at, ...end };
  await db.insertInto('email_tokens').values(link).execute();
  return link.token_hash;
}

async function addMail(state: 'waiting' | 'sent' | 'dead', at: number): Promise<string> {
  const id = newId();
  const words = { recipient: 'ada@example.com', subject: '', text: '', html: '', message_id: id };
  const times = { created_at: at, next_attempt_at: at, sent_at: state === 'sent' ? at : null };
  await db
    .insertInto('mails')
    .values({ id, ...words, ...times, state, attempts: 1 })
    .execute();
  return id;
}

async function addBillingEvent(state: 'waiting' | 'done' | 'dead', at: number): Promise<string> {
  const id = newId();
  const times = { created_at: at, next_attempt_at: at, done_at: state === 'done' ? at : null };
  await db
    .insertInto('billing_events')
    .values({ id, event_id: id, type: 'look', ...times, state, attempts: 1 })
    .execute();
  return id;
}

/** @returns its id */
async function addSession(user_id: string, expires_at: number, events: number): Promise<string> {
  const id = newId();
  const session = { id, user_id, kind: 'free' as const, job_title: '', resume_summary: '' };
  await db
    .insertInto('interview_sessions')
    .values({ ...session, created_at: expires_at, expires_at })
    .execute();
  const event = { session_id: id, at: 0, kind: 'line' as const, channel: 'interviewer' as const, body: '{}' };
  const rows = Array.from({ length: events }, (_, index) => ({ ...event, id: newId(), seq: index + 1 }));
  await db.insertInto('session_events').values(rows).execute();
  return id;
}

async function idsOf(
  table: 'users' | 'mails' | 'billing_events' | 'interview_sessions' | 'jobs',
): Promise<string[]> {
  return (await db.selectFrom(table).select('id').execute()).map(({ id }) => id).toSorted();
}

test('links go a day after they were used, were replaced or expired', async () => {
  const user = await addUser(ago(0), true);
  await addLink(user, ago(DAY_MS + 1));
  await addLink(user, ago(0), { used_at: ago(DAY_MS + 1) });
  await addLink(user, ago(0), { replaced_at: ago(DAY_MS + 1) });
  const kept = [
    await addLink(user, ago(DAY_MS)),
    await addLink(user, ago(0), { used_at: ago(DAY_MS) }),
    await addLink(user, ago(0), { replaced_at: ago(DAY_MS) }),
  ];
  await forget();
  const links = await db.selectFrom('email_tokens').select('token_hash').execute();
  expect(links.map((link) => link.token_hash).toSorted()).toEqual(kept.toSorted());
});

test('accounts that were not verified in seven days go, unless a link can still verify them', async () => {
  const week = 7 * DAY_MS;
  await addUser(ago(week + 1), false);
  await addLink(await addUser(ago(week + 1), false), ago(-1), { replaced_at: ago(0) });
  const withLink = await addUser(ago(week + 1), false);
  await addLink(withLink, ago(-1));
  const kept = [withLink, await addUser(ago(week), false), await addUser(ago(100 * week), true)];
  await forget();
  expect(await idsOf('users')).toEqual(kept.toSorted());
});

test('mails go 30 days after they were sent or given up', async () => {
  const month = 30 * DAY_MS;
  await addMail('sent', ago(month + 1));
  await addMail('dead', ago(month + 1));
  const kept = [
    await addMail('sent', ago(month)),
    await addMail('dead', ago(month)),
    await addMail('waiting', ago(month + 1)),
  ];
  await forget();
  expect(await idsOf('mails')).toEqual(kept.toSorted());
});

test('events of the payment service go 30 days after they were acted on or given up', async () => {
  const month = 30 * DAY_MS;
  await addBillingEvent('done', ago(month + 1));
  await addBillingEvent('dead', ago(month + 1));
  const kept = [
    await addBillingEvent('done', ago(month)),
    await addBillingEvent('dead', ago(month)),
    await addBillingEvent('waiting', ago(month + 1)),
  ];
  await forget();
  expect(await idsOf('billing_events')).toEqual(kept.toSorted());
});

test('sessions go with their events, however many, as many days after their end as the operator says', async () => {
  const user = await addUser(ago(0), true);
  await addSession(user, ago(10 * DAY_MS + 1), 1_201);
  const kept = await addSession(user, ago(10 * DAY_MS), 2);
  await forget(10);
  expect(await idsOf('interview_sessions')).toEqual([kept]);
  const events = await db.selectFrom('session_events').select('session_id').execute();
  expect(events.map((event) => event.session_id)).toEqual([kept, kept]);
});

test('with 0 days sessions are kept', async () => {
  const kept = await addSession(await addUser(ago(0), true), ago(10_000 * DAY_MS), 1);
  await forget(0);
  expect(await idsOf('interview_sessions')).toEqual([kept]);
});

test('sessions of who keeps them for 30 days go then, unless the operator keeps them for less', async () => {
  const user = await addUser(ago(0), true);
  await db.updateTable('users').set({ session_retention: '30-days' }).where('id', '=', user).execute();
  await addSession(user, ago(30 * DAY_MS + 1), 1_201);
  const kept = [await addSession(user, ago(30 * DAY_MS), 2), await addSession(user, ago(11 * DAY_MS), 2)];
  kept.push(await addSession(await addUser(ago(0), true), ago(100 * DAY_MS), 2));
  await forget(0);
  expect(await idsOf('interview_sessions')).toEqual(kept.toSorted());
  expect(await db.selectFrom('session_events').select('id').execute()).toHaveLength(6);
  await forget(10);
  expect(await idsOf('interview_sessions')).toEqual([]);
});

test('counts of calls that no rate limit looks at go, in batches', async () => {
  const windows = Array.from({ length: 1_201 }, (_, n) => ({ key: `caller ${n}`, window_start: n, hits: 1 }));
  const kept = { key: 'caller 0', window_start: ago(2 * HOUR_MS), hits: 1 };
  await db
    .insertInto('rate_windows')
    .values([...windows, kept])
    .execute();
  await forget();
  expect(await db.selectFrom('rate_windows').selectAll().execute()).toEqual([kept]);
  expect(batches.filter(([rule]) => rule === 'calls')).toEqual(
    [500, 500, 201].map((rows) => ['calls', rows]),
  );
});

test('a rule that fails is told of, and keeps no other from being applied', async () => {
  await addMail('sent', ago(31 * DAY_MS));
  await sql`alter table rate_windows rename to windows_away`.execute(db);
  await forget().finally(() => sql`alter table windows_away rename to rate_windows`.execute(db));
  expect(failed).toEqual(['calls']);
  expect(await idsOf('mails')).toEqual([]);
});

test('wrong passwords go an hour after the last one', async () => {
  await db
    .insertInto('sign_in_failures')
    .values([
      { key: 'old', failures: 4, last_at: ago(HOUR_MS + 1) },
      { key: 'kept', failures: 4, last_at: ago(HOUR_MS) },
    ])
    .execute();
  await forget();
  const rows = await db.selectFrom('sign_in_failures').select('key').execute();
  expect(rows).toEqual([{ key: 'kept' }]);
});

test('a deleted application goes an hour later, with its interviews left in place', async () => {
  const user_id = await addUser(ago(0), true);
  const words = { company: 'Riverside Hotel', role: 'Baker', job_description: '', link: '', notes: '' };
  const state = { status: 'saved' as const, interview_dates: '[]', archived_at: ago(DAY_MS) };
  const job = { user_id, ...words, ...state, created_at: 0, updated_at: 0 };
  const gone = newId();
  const kept = [newId(), newId()];
  await db
    .insertInto('jobs')
    .values([
      { ...job, id: gone, deleted_at: ago(HOUR_MS + 1) },
      { ...job, id: kept[0]!, deleted_at: ago(HOUR_MS) },
      { ...job, id: kept[1]!, deleted_at: null },
    ])
    .execute();
  const session = await addSession(user_id, ago(0), 1);
  await db.updateTable('interview_sessions').set({ job_id: gone }).execute();
  await forget();
  expect(await idsOf('jobs')).toEqual(kept.toSorted());
  expect(await db.selectFrom('interview_sessions').select(['id', 'job_id']).execute()).toEqual([
    { id: session, job_id: null },
  ]);
});

const rules = (...kept: [name: string, days: number | 'as sessions'][]) => ({
  tell: 'it is nothing',
  erase: 'nobody',
  retention: kept.map(([name, days]) => ({ name, days, deleteOld: async () => 0 })),
});
const FAMILY: Belongings = {
  parents: rules(['parents', 1], ['old_parents', 'as sessions']),
  children: rules(['children', 1], ['old_children', 'as sessions'], ['young_children', 1 / 24]),
};

test.each([
  [0, []],
  [20, ['old_children', 'old_parents']],
])(
  'what is kept for the shortest time goes first, and what hangs on others before those: sessions for %i days',
  async (retentionDays, old) => {
    await forget(retentionDays, never, FAMILY);
    const first = ['calls', 'sign_in_failures', 'young_children', 'children', 'parents'];
    expect(batches.map(([rule]) => rule)).toEqual([...first, 'unverified_accounts', ...old, 'spent_trials']);
  },
);

test('one instance at a time does it, and one that died with it is followed ten minutes later', async () => {
  await addMail('sent', ago(31 * DAY_MS));
  const lease = { name: 'retention', forMs: 10 * 60_000 };
  await withLease({ db, clock }, lease, async () => {
    await forget();
    expect(await idsOf('mails')).toHaveLength(1);
    clock.advance(lease.forMs);
    await forget();
    expect(await idsOf('mails')).toEqual([]);
  });
});

test('afterwards the next may do it at once', async () => {
  await forget();
  await addMail('sent', ago(31 * DAY_MS));
  await forget();
  expect(await idsOf('mails')).toEqual([]);
});

test('a server that stops breaks it off', async () => {
  await addMail('sent', ago(31 * DAY_MS));
  await forget(365, AbortSignal.abort());
  expect(await idsOf('mails')).toHaveLength(1);
});
