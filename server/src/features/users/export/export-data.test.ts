import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { newId, type Database } from '#db/database.ts';
import { insertEvents } from '#features/interviews/timeline/events-store.ts';
import { holdStoredAnswers } from '#testing/hold-answers.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { exportPieces } from './export-data.ts';

let running: TestApp;
let db: Database;
let user: SignedInUser;
/** Called after each database answer. */
let onAnswer: () => Promise<void>;
beforeEach(async () => {
  onAnswer = async () => {};
  running = await startTestApp({}, (opened) => {
    db = opened.db;
    return { db: holdStoredAnswers(opened.db, () => onAnswer()) };
  });
  user = await signInNewUser(running, 'Ada@example.com');
});
afterEach(() => running.close());

const download = ({ headers } = user) => running.app.inject({ url: '/api/v1/users/me/data', headers });

const said = (text: string) => ({
  id: newId(),
  at: Date.parse('2026-01-15T09:00:01Z'),
  kind: 'line' as const,
  channel: 'interviewer' as const,
  body: JSON.stringify({ text }),
});

/** Ended. */
async function addSessions(user_id: string, sessions: number, lines: number): Promise<void> {
  for (let made = 0; made < sessions; made += 1) {
    const id = newId();
    const about = { kind: 'free' as const, job_title: `Job ${made}`, resume_summary: 'Name: Ada' };
    await db
      .insertInto('interview_sessions')
      .values({ id, user_id, ...about, created_at: 0, expires_at: 1 })
      .execute();
    const events = Array.from({ length: lines }, (_, line) => ({
      ...said(`Line ${line} of ${made}`),
      session_id: id,
    }));
    await insertEvents(db, events, { again: false });
  }
}

test('a new user gets a document that says so', async () => {
  const reply = await download();
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'attachment; filename="my-data.json"',
  ]);
  expect(reply.json()).toEqual({
    made_at: '2026-01-15T09:00:00.000Z',
    account: {
      id: user.userId,
      email: 'Ada@example.com',
      created_at: '2026-01-15T09:00:00.000Z',
      verified_at: '2026-01-15T09:00:00.000Z',
      trials_left: 3,
      subscription: null,
      subscription_id: null,
      subscription_state: null,
      subscription_interval: null,
      session_retention: 'until-deleted',
      answering: 'shown',
    },
    picture: null,
    customer: null,
    subscriptions: [],
    payment_events: [],
    links: [],
    mails: [],
    material: null,
    settled_stories: null,
    settled_jobs: null,
    customization: null,
    knowledge: null,
    interview_facts: null,
    documents: [],
    jobs: [],
    prepared_answers: [],
    stories: [],
    conversations: [],
    sessions: [],
    practices: [],
    practice_answers: [],
    thank_you_notes: [],
  });
});

test('sessions come with all that was said, in order, and nobody else’s', async () => {
  await addSessions((await signInNewUser(running)).userId, 1, 1);
  await addSessions(user.userId, 51, 1);
  await addSessions(user.userId, 1, 101);
  const { sessions } = (await download()).json<{
    sessions: { session: { job_title: string }; events: { seq: number; text: string }[] }[];
  }>();
  expect(sessions).toHaveLength(52);
  expect(sessions[50]).toMatchObject({
    session: {
      kind: 'free',
      job_title: 'Job 50',
      resume_summary: 'Name: Ada',
      expires_at: '1970-01-01T00:00:00.001Z',
    },
    events: [
      { seq: 1, kind: 'line', channel: 'interviewer', text: 'Line 0 of 50', at: '2026-01-15T09:00:01.000Z' },
    ],
  });
  expect(sessions[51]?.events.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 101 }, (_, index) => index + 1),
  );
});

test('a word that was said just now is in it', async () => {
  const calls = interviewCalls(running, user);
  const id = await calls.start();
  await calls.correct(id, `${newId()}/0`, 'Just "now" \u2028 </script>');
  expect((await download()).json()).toMatchObject({
    sessions: [{ events: [{ kind: 'correction', text: 'Just "now" \u2028 </script>' }] }],
  });
});

test('the picture, payments, mails and links are in it, and no secret', async () => {
  const user_id = user.userId;
  const at = { created_at: Date.parse('2026-01-01T00:00:00Z') };
  await db
    .insertInto('profile_pictures')
    .values({ id: 'p', user_id, bytes: Buffer.from('jpeg'), ...at })
    .execute();
  await db
    .insertInto('customers')
    .values({ user_id, customer_id: 'cus_1', checkout_id: null, looks: 1, applied_look: 1, ...at })
    .execute();
  const period = { period_start: 0, period_end: 1, cancel_at: null, ended_at: null, ...at };
  const plan = { status: 'active', price_id: 'price_1', interval: 'year', payment_withdrawn: 0 } as const;
  await db
    .insertInto('subscriptions')
    .values({ id: 'sub_1', user_id, ...plan, ...period, cancels_at_period_end: 1 })
    .execute();
  const event = {
    id: newId(),
    event_id: 'evt_1',
    type: 'invoice.paid',
    customer_id: 'cus_1',
    charge_id: null,
  };
  await db
    .insertInto('billing_events')
    .values({ ...event, state: 'done', attempts: 1, next_attempt_at: 0, ...at })
    .execute();
  const letter = {
    recipient: 'ada@EXAMPLE.com',
    subject: 'Hello',
    text: 'A secret link',
    html: 'A secret link',
  };
  const sent = { state: 'sent' as const, attempts: 1, next_attempt_at: 0, sent_at: 0, ...at };
  await db
    .insertInto('mails')
    .values({ id: newId(), message_id: 'm', ...letter, ...sent })
    .execute();
  await db
    .insertInto('email_tokens')
    .values({ token_hash: 'a secret hash', user_id, purpose: 'verify-email', expires_at: 0, used_at: 1 })
    .execute();
  await db.updateTable('users').set({ password_hash: 'a secret hash' }).execute();
  const reply = await download();
  expect(reply.json()).toMatchObject({
    picture: { type: 'image/jpeg', base64: Buffer.from('jpeg').toString('base64') },
    customer: { customer_id: 'cus_1' },
    subscriptions: [{ id: 'sub_1', status: 'active', cancels_at_period_end: true, payment_withdrawn: false }],
    payment_events: [{ event_id: 'evt_1', type: 'invoice.paid', created_at: '2026-01-01T00:00:00.000Z' }],
    links: [
      {
        purpose: 'verify-email',
        expires_at: '1970-01-01T00:00:00.000Z',
        used_at: '1970-01-01T00:00:00.001Z',
      },
    ],
    mails: [
      { recipient: 'ada@EXAMPLE.com', subject: 'Hello', state: 'sent', sent_at: '1970-01-01T00:00:00.000Z' },
    ],
  });
  expect(reply.body).not.toContain('secret');
});

test('applications and the remembered résumé are in it, those of others not', async () => {
  const candidate = { name: 'Ada', education: 'Leeds', work: 'Harbour Bakery', file_name: 'cv.pdf' };
  const job = {
    company: 'Riverside Hotel',
    role: 'Baker',
    job_description: 'Bread for 200 guests.',
    link: 'https://example.com/jobs/1',
    status: 'applied' as const,
    notes: 'Ask about Sundays.',
    archived_at: null,
    created_at: 0,
    updated_at: 1,
  };
  const interview_dates = ['2026-02-01T10:00:00.000Z'];
  for (const { userId: user_id } of [user, await signInNewUser(running)]) {
    await db
      .insertInto('materials')
      .values({ user_id, ...candidate, updated_at: 1 })
      .execute();
    await db
      .insertInto('jobs')
      .values({ id: newId(), user_id, ...job, interview_dates: JSON.stringify(interview_dates) })
      .execute();
  }
  expect((await download()).json()).toMatchObject({
    material: { ...candidate, updated_at: '1970-01-01T00:00:00.001Z' },
    jobs: [
      {
        ...job,
        interview_dates,
        created_at: '1970-01-01T00:00:00.000Z',
        updated_at: '1970-01-01T00:00:00.001Z',
      },
    ],
  });
});

test('the database is asked no further than the document is read', async () => {
  await addSessions(user.userId, 20, 120);
  let answers = 0;
  const counted = holdStoredAnswers(db, async () => void (answers += 1));
  const parts = { db: counted, clock: running.clock, belongings: BELONGINGS, flushTimelines: async () => {} };
  const pieces = exportPieces(parts, user.userId);
  for (let text = ''; !text.includes('Line 0 of 0'); text += (await pieces.next()).value as string);
  const told = Object.values(BELONGINGS).filter(({ tell }) => typeof tell !== 'string').length;
  expect(answers).toBeLessThanOrEqual(1 + told + 1); // account, a page each, a session's own; of 75
  await pieces.return(undefined);
});

test('others are served while it is made', async () => {
  await addSessions(user.userId, 20, 120);
  let turns = 0;
  let next: NodeJS.Immediate;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  turn();
  await download();
  clearImmediate(next!);
  expect(turns).toBeGreaterThan(60); // event pages
});

test('a failure in the middle breaks the download off', async () => {
  await addSessions(user.userId, 20, 120);
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = running.app.server.address() as AddressInfo;
  let answers = 0;
  onAnswer = async () => {
    answers += 1;
    if (answers > 40) throw new Error('the disk is gone');
  };
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/users/me/data`, { headers: user.headers });
  expect(reply.status).toBe(200);
  await expect(reply.text()).rejects.toThrow('terminated');
});

test('401 without a token', async () => {
  const other = { ...user, headers: { authorization: 'Bearer none' } };
  expect((await download(other)).statusCode).toBe(401);
});

test('the document has a member for whatever belongs to a user and is told of', async () => {
  const members = Object.keys((await download()).json<object>());
  const told = Object.values(BELONGINGS).filter(({ tell }) => typeof tell !== 'string');
  expect(members).toHaveLength('made_at account'.split(' ').length + told.length);
});
