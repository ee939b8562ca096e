import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { MailError, type Mail, type MailSender } from '#providers/mail/mail-sender.ts';
import { MailInbox } from '#testing/mail-inbox.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { openEmptyDatabase, type EmptyDatabase } from '#testing/open-test-database.ts';
import { deliverDueMails } from './deliver-due-mails.ts';
import { insertMail } from './mails-store.ts';

const HOUR_MS = 3_600_000;
const never = new AbortController().signal;

let database: EmptyDatabase;
let db: Database;
let clock: ManualClock;
let inbox: MailInbox;
beforeEach(async () => {
  database = await openEmptyDatabase();
  db = database.open();
  await migrate(db);
  clock = new ManualClock();
  inbox = new MailInbox();
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const enqueue = (subject: string, within = db): Promise<void> =>
  insertMail(
    within,
    { recipient: 'ada@example.com', subject, text: 'words', html: '<p>words</p>' },
    { now: clock.now().getTime(), domain: 'pythia.example' },
  );

const deliver = (sender: MailSender = inbox, over = db, signal = never): Promise<void> =>
  deliverDueMails({ db: over, clock, mailSender: sender, onFailure: () => {} }, signal);

const failing = (error: Error): MailSender => ({
  send: async () => {
    throw error;
  },
  close: async () => {},
});
const unreachable = failing(new MailError('unreachable', { retryable: true }));

const onlyRow = () => db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
const subjects = (mails: Mail[]): string[] => mails.map((mail) => mail.subject);

test('sends what is due in the order it was written, each once', async () => {
  for (const subject of ['one', 'two', 'three']) await enqueue(subject);
  await deliver();
  await deliver();
  expect(subjects(inbox.received)).toEqual(['one', 'two', 'three']);
});

test('a mail of a transaction that was rolled back is never sent', async () => {
  const rolledBack = db.transaction().execute(async (trx) => {
    await enqueue('never', trx);
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await deliver();
  expect(inbox.received).toEqual([]);
});

test('a sent mail keeps no words', async () => {
  await enqueue('one');
  await deliver();
  expect(await onlyRow()).toMatchObject({
    state: 'sent',
    text: '',
    html: '',
    sent_at: clock.now().getTime(),
  });
});

test('a failed mail is tried again after 1 s doubling to 5 min', async () => {
  await enqueue('one');
  const gaps: number[] = [];
  while (gaps.length < 12) {
    await deliver(unreachable);
    const gap = (await onlyRow()).next_attempt_at - clock.now().getTime();
    clock.advance(gap - 1);
    await deliver(); // not due yet
    expect(inbox.received).toEqual([]);
    clock.advance(1);
    gaps.push(gap / 1_000);
  }
  expect(gaps).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
});

test('a mail that fails for 24 h is given up', async () => {
  await enqueue('one');
  clock.advance(24 * HOUR_MS - 2_000);
  await deliver(unreachable);
  expect(await onlyRow()).toMatchObject({ state: 'waiting' });
  clock.advance(1_000);
  await deliver(unreachable);
  expect(await onlyRow()).toMatchObject({ state: 'dead', last_error: 'unreachable' });
  clock.advance(HOUR_MS);
  await deliver();
  expect(inbox.received).toEqual([]);
});

test('every try goes out under the same Message-ID', async () => {
  await enqueue('one');
  const ids: string[] = [];
  const lossy: MailSender = {
    send: async (mail) => {
      ids.push(mail.messageId);
      if (ids.length < 3) throw new MailError('lost', { retryable: true });
    },
    close: async () => {},
  };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await deliver(lossy);
    clock.advance(10_000);
  }
  expect(ids).toEqual(Array(3).fill(expect.stringMatching(/^<[\w-]{36}@pythia\.example>$/)));
  expect(new Set(ids).size).toBe(1);
});

test('a mail that was refused for good is a dead letter at once', async () => {
  await enqueue('one');
  await deliver(failing(new MailError('no such mailbox', { retryable: false })));
  expect(await onlyRow()).toMatchObject({ state: 'dead', attempts: 1, last_error: 'no such mailbox' });
});

test('one mail that fails does not hold up the others', async () => {
  await enqueue('bad');
  await enqueue('good');
  const picky: MailSender = {
    send: (mail) => (mail.subject === 'bad' ? unreachable.send(mail, never) : inbox.send(mail)),
    close: async () => {},
  };
  await deliver(picky);
  expect(subjects(inbox.received)).toEqual(['good']);
});

test('several instances share the work and send each mail once', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `mail ${n}`);
  for (const name of names) await enqueue(name);
  const instances = [database.open(), database.open(), database.open()];
  await Promise.all(instances.map((instance) => deliver(inbox, instance)));
  for (const instance of instances) await instance.destroy();
  expect(subjects(inbox.received).toSorted()).toEqual(names.toSorted());
});

/** Holds a mail until told. */
function slowSender() {
  const begun = Promise.withResolvers<AbortSignal>();
  const end = Promise.withResolvers<void>();
  const send = async (mail: Mail, signal: AbortSignal): Promise<void> => {
    begun.resolve(signal);
    await end.promise;
    await inbox.send(mail);
  };
  return { sender: { send, close: async () => {} }, begun: begun.promise, finish: end.resolve };
}

describe('a mail in hand', () => {
  let first: Promise<void>;
  let slow: ReturnType<typeof slowSender>;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }); // renewals by hand
    await enqueue('one');
    slow = slowSender();
    first = deliver(slow.sender);
    await slow.begun;
  });
  afterEach(() => vi.useRealTimers());

  test('of an instance that does nothing any more goes out within 30 s', async () => {
    clock.advance(15_000);
    await deliver();
    expect(inbox.received).toEqual([]);
    clock.advance(10_000);
    await deliver();
    expect(subjects(inbox.received)).toEqual(['one']);
    slow.finish();
    await first;
  });

  test('of an instance that lives is not taken over, however long it takes', async () => {
    for (let seconds = 0; seconds < 60; seconds += 5) {
      const before = await onlyRow();
      clock.advance(5_000);
      vi.advanceTimersByTime(5_000);
      while ((await onlyRow()).claimed_until === before.claimed_until) await setImmediate();
      await deliver();
    }
    expect(inbox.received).toEqual([]);
    slow.finish();
    await first;
    expect(subjects(inbox.received)).toEqual(['one']);
    expect(await onlyRow()).toMatchObject({ state: 'sent', attempts: 1, claimed_until: null });
  });

  test('is given up by an instance that could not renew its lease in time', async () => {
    const signal = await slow.begun;
    clock.advance(15_000);
    vi.advanceTimersByTime(5_000);
    expect(signal.aborted).toBe(true);
    slow.finish();
    await first;
  });

  test('is noted by whoever has it now, not by an instance that lost it', async () => {
    clock.advance(20_000);
    await deliver(unreachable);
    slow.finish();
    await first;
    expect(await onlyRow()).toMatchObject({ state: 'waiting', attempts: 2, last_error: 'unreachable' });
  });
});

test('a stop breaks off the try under way, leaves the rest, and loses nothing', async () => {
  await enqueue('one');
  await enqueue('two');
  const controller = new AbortController();
  const slow: MailSender = {
    send: (_mail, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new MailError('stopped', { retryable: true })));
        controller.abort();
      }),
    close: async () => {},
  };
  await deliver(slow, db, controller.signal);
  clock.advance(1_000);
  await deliver();
  expect(subjects(inbox.received).toSorted()).toEqual(['one', 'two']);
});

test('failures are reported without a word of the mail', async () => {
  await enqueue('secret subject');
  const failures: unknown[] = [];
  await deliverDueMails(
    { db, clock, mailSender: unreachable, onFailure: (failure) => failures.push(failure) },
    never,
  );
  expect(failures).toEqual([{ id: expect.any(String), attempts: 1, dead: false, reason: 'unreachable' }]);
});

test.each([
  ['550 <ada@example.com> unknown', '550 <the recipient> unknown'],
  ['554 spam: <https://pythia.example/verify-email?token=abc>', '554 spam: <a link>'],
])('the reason of a failure names neither whom the mail was for nor its links: %s', async (said, told) => {
  await enqueue('one');
  const refusal = new MailError(said, { retryable: true });
  const reasons: string[] = [];
  const onFailure = ({ reason }: { reason: string }) => void reasons.push(reason);
  await deliverDueMails({ db, clock, mailSender: failing(refusal), onFailure }, never);
  expect(reasons).toEqual([told]);
  expect((await onlyRow()).last_error).toBe(reasons[0]);
});
