import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { newPerson, startSignedIn } from './people.ts';
import { expect as expectSoon, test } from './test.ts';

/** Page, window, server and payment service share most waits. */
const expect = expectSoon.configure({ timeout: 20_000 });

test.describe.configure({ timeout: 120_000 }); // windows take time

const PLANS = '/free-dashboard/upgrade';

test('who pays in the other window is led on by itself to where Upgrade was pressed', async ({
  page,
  context,
}) => {
  await openSignedIn(page, context, '/free-dashboard/settings');
  await page.getByRole('link', { name: 'Upgrade Now' }).click();
  await expect(page.getByText('$288 a year; you save $672 compared with paying monthly')).toBeVisible();
  const checkout = await startCheckout(page);
  await expect(page.getByText('Finish paying in the other window')).toBeVisible();
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(checkout.getByRole('heading', { name: 'You have Pro' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(checkout.getByText('The tab you came from has already moved on.')).toBeVisible();
  await expect(toast(page, 'You have Pro')).toBeVisible();
  const closed = checkout.waitForEvent('close');
  const closing = checkout.getByRole('button', { name: 'Close this tab' }).click();
  await Promise.allSettled([closing]); // a tab may close before its press is acknowledged
  await closed;
});

test('a checkout that is cancelled, closed or declined charges nothing and can be opened again', async ({
  page,
  context,
}) => {
  await openSignedIn(page, context, PLANS);
  const cancelled = await startCheckout(page);
  await cancelled.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(cancelled.getByText('You left the checkout. Nothing was charged.')).toBeVisible();
  await expect(page.getByText('You left the checkout. Nothing was charged.')).toBeVisible();
  const another = await startCheckout(cancelled); // named like the first window
  await expect(cancelled.getByText('Finish paying in the other window')).toBeVisible();
  await expect(cancelled.getByText('You left the checkout. Nothing was charged.')).toBeHidden();
  await another.close();
  await cancelled.close();

  const closed = await startCheckout(page);
  await closed.close();
  await expect(page.getByText('The other window was closed')).toBeVisible();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open it again' }).click();
  const again = await opening;
  await again.getByRole('button', { name: 'Decline the card' }).click();
  await expect(again.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await expect(page.getByText('If your card is declined, you can try another one there.')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled();
});

test('a double click opens one checkout', async ({ page, context }) => {
  await openSignedIn(page, context, PLANS);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('create-checkout-session')) asked.push(request.url());
  });
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).dblclick();
  await (await opening).getByRole('heading', { name: 'Checkout' }).waitFor();
  await expect(page.getByRole('button', { name: 'Waiting for your payment' })).toBeDisabled();
  expect(asked).toHaveLength(1);
  expect(context.pages()).toHaveLength(2);
});

test('where windows are blocked, the checkout is in the same tab and comes back to where it began', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openSignedIn(page, context, '/free-dashboard/resume');
  await page.getByRole('link', { name: 'Upgrade Now' }).click();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard/resume');
});

test.describe('at the end of a subscription', () => {
  test.use({ expectedConsole: ['status of 403'] }); // asked by the home on return

  test('a subscription that is cancelled lasts, and its end leads back to Free by itself', async ({
    page,
    context,
  }) => {
    await subscribe(page, context);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
    const portal = await openPortal(page, context);
    await pressInPortal(portal, 'Cancel subscription', /^Cancelled\. Pro goes on until/);
    await page.goto('/dashboard/upgrade');
    await expect(page.getByText(/^Your current plan: Pro, billed yearly\. Ends on/)).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible(); // Pro, and listening

    await pressInPortal(portal, 'End period now', /^Ended on/);
    await returnTo(page);
    await expect(page.getByText('Your subscription has ended')).toBeVisible();
    await expect(page).toHaveURL('/free-dashboard');
  });
});

test('what is half typed when the subscription ends stays on the page', async ({ page, context }) => {
  await subscribe(page, context);
  await page.goto('/dashboard/settings');
  await typeHalfAPassword(page);
  const portal = await openPortal(page, context);
  await pressInPortal(portal, 'Cancel subscription', /^Cancelled\. Pro goes on until/);
  await pressInPortal(portal, 'End period now', /^Ended on/);
  await returnTo(page);
  await expect(page.getByText('Your subscription has ended')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue with Free' })).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('half a password');
  await page.getByRole('link', { name: 'Continue with Free' }).click();
  await expect(page).toHaveURL('/free-dashboard');
});

test('Pro that begins while something is typed waits for a press', async ({ page, context }) => {
  await openSignedIn(page, context, '/free-dashboard/interview-ai-free');
  await page.getByLabel('Job Title').fill('Product designer');
  const other = await context.newPage();
  await other.goto(PLANS);
  const checkout = await startCheckout(other);
  await other.close();
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('You have Pro. Open it when you are done here.')).toBeVisible();
  await expect(checkout.getByText('Thank you. Everything is unlocked.')).toBeVisible();
  await expect(page.getByLabel('Job Title')).toHaveValue('Product designer');
  await page.getByRole('button', { name: 'Open Pro' }).click();
  await expect(page).toHaveURL('/dashboard/interview-ai');
  await expect(page.getByLabel('Role')).toHaveValue('Product designer');
});

test('Pro that begins does not wait for what was chosen and not typed', async ({ page, context }) => {
  await openSignedIn(page, context, '/free-dashboard/settings');
  await page.getByLabel('For 30 days').check();
  await page.getByRole('button', { name: 'Save and delete' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  const other = await context.newPage();
  await other.goto(PLANS);
  const checkout = await startCheckout(other);
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/settings');
});

test.describe('the Billing Portal button', () => {
  test.use({ expectedConsole: ['status of 403', 'status of 502'] });

  test('leads to the plans without a subscription, says what failed, and signs out on a 403', async ({
    page,
    context,
  }) => {
    await subscribe(page, context);
    await page.route('**/api/v1/users/me', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), subscription_id: null } });
    });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Billing Portal' }).click();
    await expect(page).toHaveURL('/dashboard/upgrade');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Back' })).toBeVisible();

    await page.unroute('**/api/v1/users/me');
    await page.goto('/dashboard');
    const portal = '**/api/v1/utils/create-portal-session';
    await page.route(portal, (route) => route.fulfill({ status: 502, json: {} }));
    await page.getByRole('button', { name: 'Billing Portal' }).click();
    await expect(toast(page, 'Failed to create portal session')).toBeVisible();
    await page.route(portal, (route) => route.fulfill({ status: 403, json: { detail: 'No.' } }));
    await page.getByRole('button', { name: 'Billing Portal' }).click();
    await expect(page).toHaveURL('/signin');
  });
});

test.describe('where nobody set up the payment', () => {
  test.use({ expectedConsole: ['status of 503'] });

  test('the plans say that nothing can be bought', async ({ page, context }) => {
    const detail = 'Billing is not configured.';
    await page.route('**/api/v1/utils/plans', (route) => route.fulfill({ status: 503, json: { detail } }));
    await openSignedIn(page, context, PLANS);
    await expect(page.getByText(detail)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeDisabled();
  });
});

test('the buttons of both plans stand on one line, on every page and at every width', async ({
  page,
  context,
}) => {
  await openSignedIn(page, context, PLANS);
  await page.getByRole('button', { name: 'Upgrade to Pro' }).waitFor();
  for (const width of [700, 800, 1_024, 1_440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectOneLine(page, ['Current plan', 'Upgrade to Pro'], 'button');
  }
  await page.goto('/');
  for (const width of [800, 1_024, 1_440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectOneLine(page.locator('#pricing'), ['Start for free', 'Get Pro'], 'link');
  }
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no state of the plans and of the paid area has an accessibility violation', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await openSignedIn(page, context, PLANS);
    await page.getByRole('button', { name: 'Current plan' }).press('Enter');
    await expectAccessible(page, 'the free plan asked for');
    const checkout = await startCheckout(page);
    await expectAccessible(page, 'a checkout in the other window');
    await checkout.bringToFront();
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
    await checkout.getByRole('button', { name: 'Close this tab' }).waitFor();
    await expectAccessible(checkout, 'a tab that has paid');
    await expect(page).toHaveURL('/dashboard');
    for (const path of ['/dashboard', '/dashboard/stories', '/dashboard/upgrade']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
    await page.goto('/dashboard/settings');
    const portal = await openPortal(page, context);
    await pressInPortal(portal, 'Simulate failed payment', /^The last payment failed/);
    await returnTo(page);
    await expect(page.getByText(/^Your last payment failed\. Pro goes on until/)).toBeVisible();
    await expectAccessible(page, 'a payment that failed');
    await typeHalfAPassword(page); // so that it stays
    await pressInPortal(portal, 'End period now', /^Ended on/);
    await returnTo(page);
    await expect(page.getByText('Your subscription has ended')).toBeVisible();
    await expectAccessible(page, 'a subscription that has ended');
  });
});

async function openSignedIn(page: Page, context: BrowserContext, path: string): Promise<void> {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto(path);
}

const toast = (page: Page, sentence: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(sentence);

/** @returns the checkout's window */
async function startCheckout(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  const checkout = await opening;
  await checkout.getByRole('heading', { name: 'Checkout' }).waitFor();
  return checkout;
}

async function subscribe(page: Page, context: BrowserContext): Promise<void> {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  const headers = { authorization: `Bearer ${person.token}` };
  const { plans } = await (await context.request.get('/api/v1/utils/plans')).json();
  const path = `/api/v1/utils/create-checkout-session/?price_id=${plans[0].price_id}`;
  const { url } = await (await context.request.post(path, { headers })).json();
  await page.goto(url);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/upgrade?checkout=success');
}

async function openPortal(page: Page, context: BrowserContext): Promise<Page> {
  const portal = await context.newPage();
  await portal.goto(page.url());
  await portal.getByRole('button', { name: 'Billing Portal', exact: true }).click();
  await portal.getByRole('heading', { name: 'Billing portal' }).waitFor();
  return portal;
}

/** And waits: pages that ask earlier hear the old state. */
async function pressInPortal(portal: Page, name: string, outcome: RegExp): Promise<void> {
  await portal.getByRole('button', { name }).click();
  await expect(portal.getByText(outcome)).toBeVisible();
}

/** Headless browsers do not tell a page of its return. */
async function returnTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

async function typeHalfAPassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current password').fill('half a password');
}

async function expectOneLine(
  within: Pick<Page, 'getByRole'>,
  names: string[],
  role: 'button' | 'link',
): Promise<void> {
  const countLines = async () => {
    const boxes = await Promise.all(names.map((name) => within.getByRole(role, { name }).boundingBox()));
    return new Set(boxes.map((box) => Math.round(box?.y ?? Number.NaN))).size;
  };
  await expect.poll(countLines).toBe(1); // the page may move between boxes
}
