import { createInterface } from 'node:readline';
import type { Config } from '#config.ts';
import { openPostgres } from '#db/open-postgres.ts';
import { openSqlite } from '#db/open-sqlite.ts';
import { actOnEvents } from '#features/billing/act-on-events.ts';
import { receiveWebhook } from '#features/billing/receive-event.ts';
import { insertMail } from '#features/mail-outbox/mails-store.ts';
import { stripePayments } from '#providers/payments/stripe/stripe-payments.ts';
import type { SignedEvent } from './stripe-server/webhooks.ts';

export interface ReceiverGiven {
  database: Config['database'];
  billing: Config['billing'] & { kind: 'stripe' };
  /** Milliseconds; a stopped clock. */
  now: number;
}

/**
 * Takes webhooks by line: a signed event as JSON is stored (`kept`); `act` handles stored ones (`done`). Starts
 * with `ready`.
 */
const { database, billing, now } = JSON.parse(process.argv[2] ?? '') as ReceiverGiven;
const db = database.kind === 'sqlite' ? openSqlite(database.file) : openPostgres(database.url, fail);
const clock = { now: () => new Date(now) };
const payments = stripePayments({
  ...billing,
  clock,
  expected: { currency: 'usd', amounts: { year: 28_800, month: 8_000 } },
  onWrongPrice: console.error,
});
const mail = (subject: string) => (trx: typeof db, recipient: string) =>
  insertMail(trx, { recipient, subject, text: '', html: '' }, { now, domain: 'pythia.example' });
const mails = {
  started: mail('started'),
  paymentFailed: mail('payment failed'),
  ending: mail('ending'),
  sendSoon: () => {},
};
const closeAccount = async () => fail(new Error('no account is deleted here'));
const parts = { db, clock, payments, mails, closeAccount, onFailure: console.error, wake: () => {} };
console.log('ready');

for await (const order of createInterface(process.stdin)) {
  if (order === 'act') {
    await actOnEvents(parts, new AbortController().signal);
    console.log('done');
  } else {
    const { body, signature } = JSON.parse(order) as SignedEvent;
    await receiveWebhook(parts, Buffer.from(body), signature);
    console.log('kept');
  }
}
await payments.close();
await db.destroy();

function fail(error: Error): never {
  throw error;
}
