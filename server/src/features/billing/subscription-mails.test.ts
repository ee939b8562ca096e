import { afterEach, beforeEach, expect, test } from 'vitest';
import { billingCalls } from '#testing/billing-calls.ts';
import { MailInbox } from '#testing/mail-inbox.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let inbox: MailInbox;
let running: TestApp;
beforeEach(async () => {
  inbox = new MailInbox();
  running = await startTestApp({ RATE_LIMIT_FACTOR: '100' }, { mailSender: inbox });
});
afterEach(() => running.close());

test('a subscription’s life is mailed, each turn of it once', async () => {
  const user = await signInNewUser(running);
  const calls = billingCalls(running, user);
  await calls.subscribe('test_price_monthly');
  await calls.refresh();
  await calls.pressInPortal('fail-payment');
  await calls.pressInPortal('pay');
  await calls.pressInPortal('cancel');
  await calls.pressInPortal('resume');
  await calls.pressInPortal('cancel');
  const written = await running.dependencies.db.selectFrom('mails').select('id').execute();
  await expect.poll(() => inbox.received).toHaveLength(written.length);
  expect(inbox.received.map(({ subject }) => subject)).toEqual([
    'Your Pythia Pro subscription has started',
    'Your payment for Pythia Pro failed',
    'Your Pythia Pro subscription will end',
  ]);
  expect(new Set(inbox.received.map(({ to }) => to))).toEqual(new Set([user.email]));
});
