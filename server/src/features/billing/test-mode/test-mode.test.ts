import { setImmediate as othersRun } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accessTokens } from '#features/auth/access-tokens.ts';
import { buildApp } from '#app.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { billingCalls } from '#testing/billing-calls.ts';
import { ScriptedPayments } from '#testing/scripted-payments.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { payCheckout } from './press-checkout.ts';
import { testPayments } from './test-payments.ts';
import { findCheckout } from './test-store.ts';

const DAY_MS = 24 * 3_600_000;

let running: TestApp;
let user: SignedInUser;
let calls: ReturnType<typeof billingCalls>;
let payments: Payments;
beforeEach(async () => {
  running = await startTestApp({ RATE_LIMIT_FACTOR: '100' }, (opened) => {
    payments = testPayments(opened);
    return { payments };
  });
  user = await signInNewUser(running);
  calls = billingCalls(running, user);
});
afterEach(() => running.close());

const nobodyWakes = (): void => {};

/** Signs in again: tokens last a month. */
async function passDays(days: number): Promise<void> {
  running.clock.advance(days * DAY_MS);
  const tokens = accessTokens(running.dependencies.secret, running.clock);
  const token = tokens.issue({ userId: user.userId, version: 1 });
  calls = billingCalls(running, { headers: { authorization: `Bearer ${token}` } });
}

const openCheckout = async (): Promise<string> => (await calls.checkout()).json<{ url: string }>().url;
const read = (url: string) => running.app.inject(url);

test('paying gives Pro before the way back begins, and leads there, at the origin that the browser is at', async () => {
  const paid = await calls.press(await openCheckout(), { press: 'pay' });
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe('/free-dashboard/upgrade?checkout=success');
  expect(await calls.me()).toMatchObject({
    subscription: '2027-01-15T09:00:00.000Z',
    subscription_state: 'renewing',
    subscription_interval: 'year',
  });
});

test('the pages bear the name of the site, and the theme that was chosen there', async () => {
  const checkout = await openCheckout();
  await calls.subscribe();
  const portal = (await calls.portal((await calls.me()).subscription_id!)).json<{ url: string }>().url;
  for (const url of [checkout, portal]) {
    const { body, headers } = await read(url);
    expect(body).toContain(`<span>${running.dependencies.config.site.name}</span>`);
    expect(body).toContain('nothing is charged');
    expect(body).not.toContain('data-theme="');
    expect(headers['vary']).toContain('Cookie');
    const dark = await running.app.inject({ url, headers: { cookie: 'theme=dark' } });
    expect(dark.body).toContain('<html lang="en" data-theme="dark">');
  }
});

test('every page, and the way back from it, is at the origin that the browser is at', async () => {
  const checkout = await openCheckout();
  const left = await calls.press(checkout, { press: 'cancel' });
  await calls.subscribe();
  const portal = (await calls.portal((await calls.me()).subscription_id!)).json<{ url: string }>().url;
  const back = /<a href="([^"]*)"/.exec((await read(portal)).body)?.[1];
  expect([checkout, left.headers.location, portal, back]).toEqual([
    expect.stringMatching(/^\/test-billing\/checkout\//),
    '/free-dashboard/upgrade?checkout=canceled',
    expect.stringMatching(/^\/test-billing\/portal\//),
    '/dashboard',
  ]);
});

test('the way back waits until the payment is acted on', async () => {
  const url = await openCheckout();
  const asked = Promise.withResolvers<void>();
  const acted = Promise.withResolvers<void>();
  let isBack = false;
  const real = testPayments(running.dependencies);
  payments.subscriptionsOf = async (customerId) => {
    asked.resolve();
    await acted.promise;
    return real.subscriptionsOf(customerId);
  };
  const pressed = calls.press(url, { press: 'pay' }).then(() => (isBack = true));
  await asked.promise;
  await othersRun();
  expect(isBack).toBe(false);
  acted.resolve();
  await pressed;
  expect((await calls.me()).subscription_state).toBe('renewing');
});

test('a checkout says that nothing is charged and what it would cost, and is paid once', async () => {
  const url = await openCheckout();
  const { body, headers } = await read(url);
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(body).toContain('nothing is charged');
  expect(body).toContain('<dd>$288</dd>');
  const { db, clock } = running.dependencies;
  const checkout = await findCheckout(db, url.slice(url.lastIndexOf('/') + 1));
  await Promise.all([1, 2].map(() => payCheckout({ db, clock, wake: nobodyWakes }, checkout!)));
  expect(await db.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1);
  expect((await read(url)).body).toContain('Already paid');
});

test('a declined card changes nothing, and the checkout can still be paid', async () => {
  const url = await openCheckout();
  const declined = await calls.press(url, { press: 'decline' });
  const page = await running.app.inject(declined.headers.location as string);
  expect(page.body).toContain('The card was declined.');
  expect((await calls.me()).subscription).toBeNull();
  await calls.press(url, { press: 'pay' });
  expect((await calls.me()).subscription_state).toBe('renewing');
});

test('cancelling a checkout leads back without a subscription', async () => {
  const left = await calls.press(await openCheckout(), { press: 'cancel' });
  expect(left.headers.location).toMatch(/\/free-dashboard\/upgrade\?checkout=canceled$/);
  expect((await calls.me()).subscription).toBeNull();
});

test('a cancelled subscription gives Pro until its period ends, and can be resumed before', async () => {
  await calls.subscribe();
  const { subscription } = await calls.me();
  await calls.pressInPortal('cancel');
  expect(await calls.me()).toMatchObject({ subscription, subscription_state: 'ending' });
  await calls.pressInPortal('resume');
  expect(await calls.me()).toMatchObject({ subscription, subscription_state: 'renewing' });
  await calls.pressInPortal('cancel');
  await calls.pressInPortal('end-period');
  expect(await calls.me()).toMatchObject({
    subscription: '2026-01-15T09:00:00.000Z',
    subscription_id: null,
    subscription_state: null,
  });
});

test('a failed payment leaves a week, and paying it brings the period', async () => {
  await calls.subscribe('test_price_monthly');
  await calls.pressInPortal('fail-payment');
  expect(await calls.me()).toMatchObject({
    subscription: '2026-01-22T09:00:00.000Z',
    subscription_state: 'past_due',
  });
  await calls.pressInPortal('pay');
  expect(await calls.me()).toMatchObject({
    subscription: '2026-02-15T09:00:00.000Z',
    subscription_state: 'renewing',
  });
});

test('a period that is over is renewed when it is looked at, or ends', async () => {
  await calls.subscribe('test_price_monthly');
  await passDays(40);
  await calls.refresh();
  expect((await calls.me()).subscription).toBe('2026-03-15T09:00:00.000Z');
  await calls.pressInPortal('cancel');
  await passDays(40);
  await calls.refresh();
  expect(await calls.me()).toMatchObject({
    subscription: '2026-03-15T09:00:00.000Z',
    subscription_state: null,
  });
});

test('the portal changes between yearly and monthly', async () => {
  await calls.subscribe();
  const { url } = (await calls.portal((await calls.me()).subscription_id!)).json<{ url: string }>();
  expect((await read(url)).body).toContain('Change to monthly');
  await calls.pressInPortal('change-interval');
  expect(await calls.me()).toMatchObject({
    subscription: '2026-02-15T09:00:00.000Z',
    subscription_interval: 'month',
  });
  expect((await read(url)).body).toContain('Change to yearly');
});

test('the portal says how the subscription stands', async () => {
  await calls.subscribe();
  const { url } = (await calls.portal((await calls.me()).subscription_id!)).json<{ url: string }>();
  expect((await read(url)).body).toContain('Renews on 15 January 2027 for $288.');
  await calls.pressInPortal('cancel');
  expect((await read(url)).body).toContain('Cancelled. Pro goes on until 15 January 2027.');
});

test('without its name a page is not found, and a press that it does not have is refused', async () => {
  const url = await openCheckout();
  expect((await read(url.slice(0, -1))).statusCode).toBe(404);
  expect((await calls.press(url, { press: 'refund' })).statusCode).toBe(422);
  expect((await running.app.inject('/test-billing/portal/nobody')).statusCode).toBe(404);
});

test('what was bought in the test checkout gives nothing once a payment service is there', async () => {
  await calls.subscribe();
  const app = await buildApp({ ...running.dependencies, payments: new ScriptedPayments() });
  await app.ready();
  expect(await calls.me()).toMatchObject({
    subscription: null,
    subscription_id: null,
    subscription_state: null,
  });
  const atService = await billingCalls({ app }, user).checkout('price_year');
  expect(atService.json()).toMatchObject({ leads_to: 'checkout' });
  await app.close();
});

test('in production there is neither a test checkout nor a plan', async () => {
  await running.close();
  running = await startTestApp({
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'https://pythia.example',
    MAIL_FROM: 'oracle@pythia.example',
    SECRET_KEY: 'a secret of at least 32 characters',
  });
  calls = billingCalls(running, await signInNewUser(running));
  expect((await calls.plans()).json()).toEqual({ detail: 'Billing is not configured.' });
  expect((await calls.checkout()).statusCode).toBe(503);
  const page = await running.app.inject({ method: 'POST', url: '/test-billing/checkout/x' });
  expect(page.statusCode).toBe(404);
});
