import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { subjectsIn } from './mailbox.ts';
import { startSignedIn } from './people.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 150_000 }); // starts its own application
const WITHIN = { timeout: 20_000 };

let app: ChildProcessByStdio<Writable, Readable, null>;
/** Seconds of paid time. */
const PAID_SECONDS = 15;
let at: { origin: string; token: string; payAt: string; outbox: string };
test.beforeEach(async () => {
  app = spawn(process.execPath, ['app-with-stripe.ts', String(PAID_SECONDS)], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(app.stdout)) {
    if (!line.startsWith('{')) continue;
    at = JSON.parse(line) as typeof at;
    break;
  }
});
test.afterEach(async ({ context }) => {
  await Promise.all(context.pages().map((page) => page.close())); // or they call an ended application
  app.stdin.end();
  await once(app, 'exit');
});

test('a subscription at Stripe, from the plans to the end of what was paid, with each event told twice', async ({
  page,
  context,
}) => {
  await startSignedIn(context, { email: '', password: '', token: at.token }, at.origin);
  await page.goto(`${at.origin}/free-dashboard/upgrade`);
  await closeWhileItOpens(page);
  const checkout = await startCheckout(page);
  expect(new URL(checkout.url()).origin).toBe(at.payAt);
  await checkout.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(checkout.getByRole('alert')).toHaveText('Your card was declined.');
  await expect(page.getByText('Finish paying in the other window')).toBeVisible();
  // windows of other origins look closed, and must not count so
  await expect(page.getByText('The other window was closed')).toBeHidden();
  const success = `${at.origin}/free-dashboard/upgrade?checkout=success`;
  const back = checkout.waitForURL(({ href }) => href === success, { waitUntil: 'commit' }); // Pro leads on from there
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await back;
  await expect(checkout.getByText('You have Pro', { exact: true }).first()).toBeVisible(WITHIN);
  await expect(page).toHaveURL(`${at.origin}/dashboard`, WITHIN);

  const portal = await context.newPage();
  await portal.goto(`${at.origin}/dashboard`);
  await portal.getByRole('button', { name: 'Billing Portal' }).click();
  await portal.getByRole('button', { name: 'cancel', exact: true }).click();
  await expect(portal.getByText('active, ends')).toBeVisible();
  await page.goto(`${at.origin}/dashboard/upgrade`);
  await expect(page.getByText(/^Your current plan: Pro, billed yearly\. Ends on/)).toBeVisible(WITHIN);
  await page.goto(`${at.origin}/dashboard`);

  await expect(page.getByText('Your subscription has ended')).toBeVisible({
    timeout: PAID_SECONDS * 1_000 + WITHIN.timeout,
  });
  await expect(page).toHaveURL(`${at.origin}/free-dashboard`, WITHIN);
  expect(await subjectsIn(at.outbox)).toEqual([
    'Your Pythia Pro subscription has started',
    'Your Pythia Pro subscription will end',
  ]);
});

/** Closed before another origin. */
async function closeWhileItOpens(page: Page): Promise<void> {
  const release = await holdRequests(page, '**/utils/create-checkout-session/**');
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await (await opening).close();
  release();
  await expect(page.getByText('The other window was closed')).toBeVisible(WITHIN);
  await page.getByRole('button', { name: 'Start over' }).click();
}

async function startCheckout(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  const checkout = await opening;
  await checkout.getByRole('heading', { name: 'Pay 288 usd every year' }).waitFor();
  return checkout;
}
