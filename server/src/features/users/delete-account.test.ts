import type { AddressInfo } from 'node:net';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { newId, type Database, type Schema } from '#db/database.ts';
import { NO_MATERIAL } from '#coach/material.ts';
import { testPayments } from '#features/billing/test-mode/test-payments.ts';
import { insertEvents } from '#features/interviews/timeline/events-store.ts';
import type { Mail } from '#providers/mail/mail-sender.ts';
import { PaymentsFailed, type Payments } from '#providers/payments/payments.ts';
import { accountCalls, PASSWORD, tokenOf } from '#testing/account-calls.ts';
import { billingCalls } from '#testing/billing-calls.ts';
import { beginAnswer, startChatService } from '#testing/chat-service.ts';
import { coach } from '#testing/coach.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { MailInbox, tokenIn } from '#testing/mail-inbox.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { SocketClient } from '#testing/socket-client.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { eraseClosedAccounts } from './erase-accounts.ts';

const EMAIL = 'Ada@example.com';
/** Another instance deletes before this heartbeat. */
const NEVER_MS = 3_600_000;
/** Interval of token checks; busy machines answer pings meanwhile. */
const PATIENT_MS = 2_000;

let isPaymentServiceDown: boolean;
let service: Awaited<ReturnType<typeof startChatService>>;
let server: Awaited<ReturnType<typeof startStreamServer>>;
let db: Database;
let inbox: MailInbox;
let call: ReturnType<typeof accountCalls>;
let user: SignedInUser;
beforeEach(async () => {
  inbox = new MailInbox();
  service = await startChatService((chat) => beginAnswer(chat, 'I would ', 'begin'));
  isPaymentServiceDown = false;
  server = await startStreamServer(
    { OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key-1' },
    (opened) => ({
      mailSender: inbox,
      payments: paymentsOver(opened.db),
      streamIntervals: { heard: 100, status: 20, heartbeat: NEVER_MS },
    }),
  );
  db = server.db;
  call = accountCalls(server.app);
  user = await signUp(EMAIL);
});
afterEach(async () => {
  await server.close();
  await service.close();
});

/** May be unreachable. */
function paymentsOver(database: Database): Payments {
  const payments = testPayments({
    db: database,
    clock: new ManualClock(),
  });
  const deleteCustomer = async (id: string): Promise<void> => {
    if (isPaymentServiceDown) throw new PaymentsFailed('out of reach', { retryable: true });
    await payments.deleteCustomer(id);
  };
  return { ...payments, deleteCustomer };
}

async function signUp(email: string): Promise<SignedInUser> {
  await call.signUp(email);
  await call.verify(tokenIn(await inbox.next()));
  const token = tokenOf(await call.signIn(email));
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { email, userId: id, token, headers: { authorization: `Bearer ${token}` } };
}

const remove = (password = PASSWORD, { headers } = user) =>
  server.app.inject({ method: 'POST', url: '/api/v1/users/me/delete', headers, payload: { password } });

const line = (session_id: string) =>
  ({
    session_id,
    id: newId(),
    at: 0,
    kind: 'line',
    channel: 'interviewer',
    body: '{"text":"Hello."}',
  }) as const;

/**
 * Rows everywhere.
 * @returns a running session's id
 */
async function fill(owner: SignedInUser): Promise<string> {
  const user_id = owner.userId;
  const sessionId = await interviewCalls(server, owner).start({ job_title: 'Baker' });
  await insertEvents(db, [line(sessionId)], { again: false });
  await db
    .insertInto('profile_pictures')
    .values({ id: newId(), user_id, bytes: Buffer.from('picture'), created_at: 0 })
    .execute();
  const customer_id = `cus_${user_id}`;
  await db
    .insertInto('customers')
    .values({ user_id, customer_id, checkout_id: null, looks: 0, applied_look: 0, created_at: 0 })
    .execute();
  const period = { period_start: 0, period_end: 0, cancel_at: null, ended_at: null, created_at: 0 };
  const subscription = { status: 'active', price_id: 'price_1', interval: 'year', ...period } as const;
  await db
    .insertInto('subscriptions')
    .values({
      ...subscription,
      id: `sub_${user_id}`,
      user_id,
      cancels_at_period_end: 0,
      payment_withdrawn: 0,
    })
    .execute();
  const event = {
    event_id: newId(),
    type: 'x',
    charge_id: null,
    attempts: 0,
    next_attempt_at: 0,
    created_at: 0,
  };
  await db
    .insertInto('billing_events')
    .values({ ...event, id: newId(), customer_id, state: 'done' })
    .execute();
  const made = { created_at: 0, updated_at: 0 };
  await db
    .insertInto('stream_leases')
    .values({ user_id, place: 1, holder: newId(), expires_at: 0 })
    .execute();
  await db
    .insertInto('second_screens')
    .values({ session_id: sessionId, user_id, token_version: 1, link_hash: newId(), link_expires_at: 0 })
    .execute();
  await db.insertInto('practices').values({ session_id: sessionId, user_id, turns: '[]', said: 0 }).execute();
  const answered = { turn: 'question-1', question: '', text: '', review: '{}', created_at: 0 };
  await db
    .insertInto('practice_answers')
    .values({ ...answered, id: newId(), session_id: sessionId, user_id })
    .execute();
  await db
    .insertInto('thank_you_notes')
    .values({ session_id: sessionId, user_id, text: 'Thank you.', version: 1, updated_at: 0 })
    .execute();
  await db
    .insertInto('materials')
    .values({ user_id, name: 'Ada', education: '', work: '', file_name: null, updated_at: 0 })
    .execute();
  await db
    .insertInto('settled_stories')
    .values({ user_id, stories: '[]', version: 1, updated_at: 0 })
    .execute();
  await db.insertInto('settled_jobs').values({ user_id, jobs: '[]', version: 1, updated_at: 0 }).execute();
  await db
    .insertInto('prepared_answers')
    .values({ id: user_id, user_id, job_id: null, answers: '[]', version: 1, updated_at: 0 })
    .execute();
  await db
    .insertInto('customizations')
    .values({ user_id, choices: '{}', version: 1, updated_at: 0 })
    .execute();
  await db
    .insertInto('knowledge_choices')
    .values({ user_id, fields: null, hidden: '[]', version: 1, updated_at: 0 })
    .execute();
  await db
    .insertInto('documents')
    .values({
      id: newId(),
      user_id,
      title: 'Briefing',
      kind: 'text',
      bytes: 1,
      pages: null,
      section_count: 0,
      unread: '[]',
      sections: '[]',
      created_at: 0,
    })
    .execute();
  await db
    .insertInto('interview_facts')
    .values({ user_id, facts: '{}', version: 1, updated_at: 0 })
    .execute();
  const words = { company: 'A', role: 'B', job_description: '', link: '', notes: '', interview_dates: '[]' };
  await db
    .insertInto('jobs')
    .values({ id: newId(), user_id, ...words, status: 'saved', archived_at: null, ...made })
    .execute();
  await db
    .insertInto('stories')
    .values({ id: newId(), user_id, title: 'A', text: 'B', notes: '', tags: '[]', ...made })
    .execute();
  const conversation_id = newId();
  await db
    .insertInto('conversations')
    .values({ id: conversation_id, user_id, title: 'A', ...made })
    .execute();
  const message = { id: newId(), conversation_id, parent_id: null, is_user: 1, text: 'A' } as const;
  await db
    .insertInto('messages')
    .values({ ...message, state: 'complete', answered_by: null, created_at: 0, written_at: 0 })
    .execute();
  await call.requestReset(owner.email);
  await inbox.next();
  return sessionId;
}

/** Rows by user table, without mails. */
async function rows(): Promise<Record<string, number>> {
  const { mails: _, ...belongings } = BELONGINGS;
  const tables = ['users', ...Object.keys(belongings)] as (keyof Schema)[];
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = (await db.selectFrom(table).selectAll().execute()).length;
  return counts;
}

async function farewell(): Promise<Mail> {
  for (;;) {
    const mail = await inbox.next();
    if (mail.subject.includes('deleted')) return mail;
  }
}

const letters = async (to: string): Promise<string[]> =>
  (await db.selectFrom('mails').select('subject').where('recipient', '=', to).execute()).map(
    ({ subject }) => subject,
  );

test('everything of the user is gone at once, and nothing of anybody else', async () => {
  const other = await signUp('grace@example.com');
  await fill(other);
  const before = await rows();
  const othersLetters = await letters(other.email);
  await fill(user);
  const { test_checkouts: _c, test_portals: _p, test_subscriptions: _s, ...filled } = await rows(); // see below
  expect(Object.entries(filled).filter(([, count]) => count < 2)).toEqual([]);
  expect((await remove()).statusCode).toBe(204);
  const ofOther = { ...before, users: 1, email_tokens: before['email_tokens']! - 1 }; // the user's verification
  expect(await rows()).toEqual(ofOther);
  expect(await letters(other.email)).toEqual(othersLetters);
});

test('one letter to the address is left, which says so', async () => {
  await fill(user);
  await remove();
  const mail = await farewell();
  expect(mail.to).toBe(EMAIL);
  expect(await letters(EMAIL)).toEqual([mail.subject]);
});

test('every token is dead, the password opens nothing, and the address can sign up again', async () => {
  const other = tokenOf(await call.signIn(EMAIL));
  await remove();
  await inbox.next();
  expect([(await call.me(user.token)).statusCode, (await call.me(other)).statusCode]).toEqual([401, 401]);
  expect((await call.signIn(EMAIL)).statusCode).toBe(400);
  const again = await signUp(EMAIL.toLowerCase());
  expect(again.userId).not.toBe(user.userId);
  expect((await interviewCalls(server, again).list()).json()).toEqual({ sessions: [], next: null });
});

test('a wrong password is a 400, and everything stays', async () => {
  await fill(user);
  const before = await rows();
  const reply = await remove('Wrong horse 1');
  expect([reply.statusCode, reply.json()]).toEqual([400, { detail: MESSAGES.incorrectPassword }]);
  expect(await rows()).toEqual(before);
});

test('a subscription is cancelled before, and the letter says so', async () => {
  const billing = billingCalls(server, user);
  await billing.subscribe();
  expect((await billing.refresh()).json()).toMatchObject({ subscription_state: 'renewing' });
  await remove();
  const kept = await db.selectFrom('test_subscriptions').select('customer_id').execute();
  expect(kept).toEqual([]);
  expect((await farewell()).text).toContain('subscription was cancelled');
});

test('while a subscription cannot be cancelled nothing is deleted', async () => {
  await fill(user);
  const before = await rows();
  isPaymentServiceDown = true;
  const reply = await remove();
  expect([reply.statusCode, reply.json()]).toEqual([502, { detail: SERVER_MESSAGES.cancelFailed }]);
  expect(await rows()).toEqual(before);
  expect((await call.me(user.token)).statusCode).toBe(200);
  isPaymentServiceDown = false;
  expect((await remove()).statusCode).toBe(204);
});

/**
 * Makes closing fail.
 * @returns repairs it
 */
async function failToClose(): Promise<() => Promise<void>> {
  await sql`alter table jobs rename to jobs_away`.execute(db);
  return async () => void (await sql`alter table jobs_away rename to jobs`.execute(db));
}

const deletions = () =>
  db.selectFrom('billing_events').select('state').where('type', '=', 'account-deletion').execute();

test('a deletion that fails after the subscription was cancelled is finished', async () => {
  const billing = billingCalls(server, user);
  await billing.subscribe();
  await billing.refresh();
  const mend = await failToClose();
  expect((await remove()).statusCode).toBe(500);
  expect(await db.selectFrom('test_subscriptions').selectAll().execute()).toEqual([]);
  expect((await call.me(user.token)).statusCode).toBe(200);
  expect(await deletions()).toEqual([{ state: 'waiting' }]);
  server.clock.advance(3 * 60_000);
  await expect
    .poll(() =>
      db.selectFrom('billing_events').select('attempts').where('type', '=', 'account-deletion').execute(),
    )
    .toEqual([{ attempts: 1 }]); // a failed attempt
  await mend();
  server.clock.advance(60_000);
  await expect.poll(() => db.selectFrom('users').select('id').execute()).toEqual([]);
  expect(await deletions()).toEqual([]);
  expect((await call.me(user.token)).statusCode).toBe(401);
  expect((await farewell()).text).toContain('subscription was cancelled');
});

test('one that could not cancel, and said so, is not finished behind its user’s back', async () => {
  await billingCalls(server, user).subscribe();
  isPaymentServiceDown = true;
  expect((await remove()).statusCode).toBe(502);
  expect(await deletions()).toEqual([]);
  isPaymentServiceDown = false;
  expect(await db.selectFrom('test_subscriptions').selectAll().execute()).toHaveLength(1);
});

test('one that its user tries again after a failure is done at once, and once', async () => {
  await billingCalls(server, user).subscribe();
  const mend = await failToClose();
  expect((await remove()).statusCode).toBe(500);
  await mend();
  expect((await remove()).statusCode).toBe(204);
  expect(await deletions()).toEqual([]);
  expect(await letters(EMAIL)).toHaveLength(1);
});

test('of two calls at once each finds it deleted, and one letter is sent', async () => {
  const replies = await Promise.all([remove(), remove()]);
  expect(replies.map(({ statusCode }) => statusCode)).toContain(204);
  expect(await letters(EMAIL)).toHaveLength(1);
});

/** Asks for an answer that never ends by itself. */
async function askWithoutEnd(sessionId: string, at: { host: string }): Promise<Response> {
  const asked = fetch(`http://${at.host}/api/v1/free/chat`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ session_id: sessionId, message: 'How would you begin?' }),
  });
  await service.nextCall();
  return asked;
}

test('an open copilot is closed, its answer breaks off, and what they still had to write is dropped', async () => {
  const sessionId = await interviewCalls(server, user).start();
  const copilot = await server.connect({ token: user.token, session_id: sessionId }).opened();
  const answer = await askWithoutEnd(sessionId, server);
  await remove();
  expect(await copilot.closed).toBe(4403);
  await expect(answer.text()).rejects.toThrow('terminated');
  const other = interviewCalls(server, await signInNewUser(server));
  await other.list(); // waits for pending writes
  expect(await db.selectFrom('session_events').selectAll().execute()).toEqual([]);
});

test('documents of theirs are not searched any more, also where they are still being opened', async () => {
  const parts = [{ title: 'Briefing', path: [], text: 'The Leakfinder listens.' }];
  const mine = coach.of(user.userId);
  const found = async (version: string) => {
    const { passages } = await mine.brief({
      material: NO_MATERIAL,
      documents: { owner: user.userId, version },
      turns: [{ role: 'user', text: 'What does the Leakfinder do?' }],
    });
    return passages;
  };
  await mine.openDocuments('1', async () => parts);
  expect(await found('1')).toHaveLength(1);
  const begun = Promise.withResolvers<void>();
  const read = Promise.withResolvers<typeof parts>();
  const opening = mine.openDocuments('2', () => {
    begun.resolve();
    return read.promise;
  });
  await begun.promise;
  expect((await remove()).statusCode).toBe(204);
  read.resolve(parts);
  await opening;
  expect([await found('1'), await found('2')]).toEqual([[], []]);
});

test('another instance notices', async () => {
  const dependencies = { ...server.dependencies, streamIntervals: { heartbeat: PATIENT_MS } };
  const second = await startSecondInstance({ ...server, dependencies });
  await second.app.listen({ port: 0, host: '127.0.0.1' });
  const host = `127.0.0.1:${(second.app.server.address() as AddressInfo).port}`;
  const session_id = await interviewCalls(server, user).start();
  const query = new URLSearchParams({ token: user.token, session_id });
  const copilot = await new SocketClient(`ws://${host}/api/v1/free/transcribe?${String(query)}`).opened();
  const answer = await askWithoutEnd(session_id, { host });
  await remove();
  expect([4001, 4403]).toContain(await copilot.closed);
  await expect(answer.text()).rejects.toThrow('terminated');
  await second.close();
});

test('an erasing that was broken off is finished, by one instance at a time', async () => {
  const sessionId = await interviewCalls(server, user).start();
  await insertEvents(
    db,
    Array.from({ length: 1_201 }, () => line(sessionId)),
    { again: false },
  );
  await db.updateTable('users').set({ deleted_at: 0 }).where('id', '=', user.userId).execute();
  const other = await signInNewUser(server);
  await eraseClosedAccounts({ ...server.dependencies, belongings: BELONGINGS }, AbortSignal.abort());
  expect(await rows()).toMatchObject({ users: 2, session_events: 1_201 });
  await eraseClosedAccounts({ ...server.dependencies, belongings: BELONGINGS }, new AbortController().signal);
  expect(await rows()).toMatchObject({ users: 1, interview_sessions: 0, session_events: 0 });
  expect((await call.me(other.token)).statusCode).toBe(200);
});

test('401 without a token', async () => {
  expect((await remove(PASSWORD, { ...user, headers: { authorization: 'Bearer none' } })).statusCode).toBe(
    401,
  );
});
