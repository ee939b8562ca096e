import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliverDueMails } from '#features/mail-outbox/deliver-due-mails.ts';
import { insertMail } from '#features/mail-outbox/mails-store.ts';
import { MailError, type MailSender } from '#providers/mail/mail-sender.ts';
import { MailInbox } from '#testing/mail-inbox.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { openTestDatabase, type TestDatabase } from '#testing/open-test-database.ts';
import { countWork } from './count-work.ts';
import type { Database } from './database.ts';
import { listDead, reviveDead } from './dead-work.ts';

const HOUR_MS = 3_600_000;
const never = new AbortController().signal;
const refusing = sender(new MailError('550 no such mailbox', { retryable: false }));
const unreachable = sender(new MailError('unreachable', { retryable: true }));

function sender(error: Error): MailSender {
  const send = async (): Promise<void> => {
    throw error;
  };
  return { send, close: async () => {} };
}

let database: TestDatabase;
let db: Database;
let clock: ManualClock;
let inbox: MailInbox;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  clock = new ManualClock();
  inbox = new MailInbox();
});
afterEach(() => database.drop());

const now = (): number => clock.now().getTime();
const deliver = (by: MailSender = inbox): Promise<void> =>
  deliverDueMails({ db, clock, mailSender: by, onFailure: () => {} }, never);

async function addDead(...subjects: string[]): Promise<void> {
  for (const subject of subjects) {
    clock.advance(1_000);
    const mail = { recipient: 'ada@example.com', subject, text: 'words', html: '' };
    await insertMail(db, mail, { now: now(), domain: 'pythia.example' });
    await deliver(refusing);
  }
}

test('mails that were given up are listed, the newest first, and no others', async () => {
  await addDead('first', 'second', 'third');
  const waiting = { recipient: 'ada@example.com', subject: 'waiting', text: '', html: '' };
  await insertMail(db, waiting, { now: now(), domain: 'pythia.example' });
  const dead = await listDead(db, 'mails', 2);
  expect(dead.map(({ subject }) => subject)).toEqual(['third', 'second']);
  expect(dead[0]).toMatchObject({ attempts: 1, last_error: '550 no such mailbox', created_at: now() });
});

test('one that is revived is sent, and the others stay dead', async () => {
  await addDead('first', 'second');
  const [second] = await listDead(db, 'mails', 1);
  expect(await reviveDead(db, 'mails', now(), second!.id)).toBe(1);
  await deliver();
  expect(inbox.received.map(({ subject }) => subject)).toEqual(['second']);
  expect(await countWork(db, 'mails')).toEqual({ waiting: 0, dead: 1 });
});

test('all are revived at once', async () => {
  await addDead('first', 'second');
  expect(await reviveDead(db, 'mails', now())).toBe(2);
  await deliver();
  expect(inbox.received).toHaveLength(2);
});

test('what was sent or is unknown is not revived', async () => {
  await addDead('first');
  const [first] = await listDead(db, 'mails', 1);
  await reviveDead(db, 'mails', now(), first!.id);
  await deliver();
  expect(await reviveDead(db, 'mails', now(), first!.id)).toBe(0);
  expect(await reviveDead(db, 'mails', now())).toBe(0);
  expect(await reviveDead(db, 'mails', now(), 'unknown')).toBe(0);
});

test('a revived mail is tried for 24 hours from then on', async () => {
  await addDead('first');
  clock.advance(48 * HOUR_MS);
  await reviveDead(db, 'mails', now());
  clock.advance(24 * HOUR_MS - 2_000);
  await deliver(unreachable);
  expect(await countWork(db, 'mails')).toEqual({ waiting: 1, dead: 0 });
  clock.advance(1_000);
  await deliver(unreachable);
  expect(await countWork(db, 'mails')).toEqual({ waiting: 0, dead: 1 });
});
