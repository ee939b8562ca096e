import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { APP } from './app-address.ts';
import { subjectsIn } from './mailbox.ts';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

const PORT = APP.port + 1;
const ORIGIN = `http://127.0.0.1:${PORT}`;
/** How long what is paid lasts: time for what is done with it here. */
const PAID_SECONDS = 30;

interface Started {
  token: string;
  outbox: string;
}

let app: ChildProcess;
let started: Started;
test.beforeAll(async () => {
  app = spawn(process.execPath, ['stripe-app.ts', String(PORT), String(PAID_SECONDS)], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(app.stdout!), 'line')) as [string];
  started = JSON.parse(line) as Started;
});
test.afterAll(async () => {
  app.kill('SIGTERM');
  await once(app, 'exit');
});

test('a subscription at Stripe begins, is cancelled and ends, whatever the page that is open', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn(context, { email: '', password: '', token: started.token }, ORIGIN);

  await page.goto(`${ORIGIN}/free-dashboard/upgrade`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  const checkout = await opened;
  await checkout.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(checkout.getByText('Your card was declined.')).toBeVisible();
  await expect(page.getByText('Finish paying in the other window')).toBeVisible();
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(checkout.getByRole('heading', { name: 'You have Pro' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await checkout.close();

  await page.getByRole('button', { name: 'Billing Portal' }).click();
  await page.getByRole('button', { name: 'cancel', exact: true }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.goto(`${ORIGIN}/dashboard/settings`);
  await expect(page.getByText(/^Ends on /)).toBeVisible();

  await expect(page.getByText('Your subscription has ended')).toBeVisible({
    timeout: PAID_SECONDS * 1_000 + 10_000,
  });
  await expect(page).toHaveURL(`${ORIGIN}/free-dashboard`, { timeout: 15_000 });
  await expect
    .poll(() => subjectsIn(started.outbox))
    .toEqual(['Your Pythia Pro subscription has started', 'Your Pythia Pro subscription will end']);
});
