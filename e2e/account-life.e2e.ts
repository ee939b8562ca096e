import type { Page } from '@playwright/test';
import { launchCopilot } from './launch-copilot.ts';
import { linkMailedTo } from './mailbox.ts';
import { newAddress, SHARED_PASSWORD, type Visitor } from './people.ts';
import {
  oversizedPicture,
  fortyEightMegapixels,
  greenInTheMiddle,
  lyingOnItsSide,
  noPicture,
} from './pictures.ts';
import { expect, test } from './test.ts';

const AFTER_RESET = 'Second-horse-9';
const AFTER_CHANGE = 'Third-horse-9';
const PRO_COUNTS_DOWN_MS = 20_000;
/** Pages that leave stay three seconds. */
const LEAVES = { timeout: 10_000 };
/** Window, page, server and payment service. */
const PAID = { timeout: 20_000 };

test.use({ expectedConsole: ['status of 400', 'status of 401'] });

test('from the sign-up to the end of a subscription, an account does what its pages say', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const email = newAddress();

  await test.step('sign up, confirm the mailed link, sign in', async () => {
    await page.goto('/signup');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(SHARED_PASSWORD);
    await page.getByLabel('Confirm password').fill(SHARED_PASSWORD);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: `Check ${email}` })).toBeVisible();
    await page.goto(await linkMailedTo(email, '/verify-email'));
    await expect(page.getByText('Email Verified Successfully!')).toBeVisible();
    await expect(page).toHaveURL('/signin', LEAVES);
    await signInOn(page, email, SHARED_PASSWORD);
    await expect(page).toHaveURL('/free-dashboard');
    await logOut(page);
  });

  await test.step('a forgotten password is set anew by mail', async () => {
    await signInOn(page, email, 'Not-the-password-1');
    await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
    await page.goto('/reset-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.goto(await linkMailedTo(email, '/password-reset'));
    await page.getByLabel('New password').fill(AFTER_RESET);
    await page.getByLabel('Confirm password').fill(AFTER_RESET);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Password has been reset successfully.')).toBeVisible();
    await expect(page).toHaveURL('/signin', LEAVES);
    await signInOn(page, email, AFTER_RESET);
    await expect(page).toHaveURL('/free-dashboard');
  });

  await test.step('a changed password ends every window, an open copilot too', async () => {
    const old = await tokenIn(page);
    const person: Visitor = { email, password: AFTER_RESET, token: old };
    const dashboard = await context.newPage();
    const { popup, meeting } = await launchCopilot(dashboard, context, { person, signedIn: true });
    await page.goto('/free-dashboard/settings');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('Current password').fill(AFTER_RESET);
    await page.getByLabel('New password', { exact: true }).fill(AFTER_CHANGE);
    await page.getByLabel('Confirm new password').fill(AFTER_CHANGE);
    await page.getByRole('button', { name: 'Change Password' }).last().click();
    await expect(page.getByText('Your password has been changed. Please sign in with it.')).toBeVisible();
    const me = await context.request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${old}` } });
    expect(me.status()).toBe(401);
    for (const window of [page, dashboard]) await expect(window).toHaveURL('/signin', { timeout: 20_000 });
    await expect(popup.getByText(/sign in|Authentication failed/i).first()).toBeVisible({ timeout: 20_000 });
    await popup.close();
    await dashboard.close();
    await meeting.close();
    await signInOn(page, email, AFTER_CHANGE);
    const running = page.getByRole('region', { name: 'Running session' });
    await running.getByRole('button', { name: 'End' }).click();
    await running.getByRole('button', { name: 'End' }).click();
    await expect(running).toBeHidden();
  });

  await test.step('a picture is taken from what is one, and from nothing else', async () => {
    await page.goto('/free-dashboard/settings');
    for (const picture of [await greenInTheMiddle(), await lyingOnItsSide(), await fortyEightMegapixels()]) {
      const before = await headerPicture(page);
      await page.getByLabel('Change Photo').setInputFiles(picture);
      await expect.poll(() => headerPicture(page), { timeout: 20_000 }).not.toBe(before);
    }
    await page.reload(); // the page adds its time of change
    await expect.poll(() => headerPicture(page)).not.toBeNull();
    const kept = await headerPicture(page);
    for (const file of [noPicture(), await oversizedPicture()]) {
      await page.getByLabel('Change Photo').setInputFiles(file);
      await expect(page.getByRole('alert')).toHaveText('Invalid file format or size');
    }
    expect(await headerPicture(page)).toBe(kept);
  });

  await test.step('the test checkout opens the paid area', async () => {
    await page.goto('/free-dashboard/upgrade');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    const checkout = await opened;
    await checkout.getByRole('button', { name: 'Pay' }).click();
    await expect(checkout.getByRole('status').getByText('You have Pro')).toBeVisible(PAID);
    await expect(page).toHaveURL(/\/dashboard(\/settings)?$/, PAID);
    await checkout.close();
  });

  await test.step('what is cancelled goes on to the end of its period, and then by itself to Free', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Billing Portal' }).click();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText(/^Cancelled\. Pro goes on until/)).toBeVisible();
    const portal = page.url();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/dashboard/settings');
    await expect(page.getByText(/^Ends on /)).toBeVisible();

    const elsewhere = await context.newPage();
    await elsewhere.goto(portal);
    await elsewhere.getByRole('button', { name: 'End period now' }).click();
    await expect(elsewhere.getByText(/^Ended on/)).toBeVisible();
    await elsewhere.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // headless windows always have focus
    await expect(page.getByText('Your subscription has ended')).toBeVisible(PAID);
    await expect(page).toHaveURL('/free-dashboard', { timeout: PRO_COUNTS_DOWN_MS });
  });
});

async function signInOn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
}

const tokenIn = async (page: Page): Promise<string> =>
  (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';

const headerPicture = (page: Page): Promise<string | null> =>
  page
    .getByRole('banner')
    .locator('img')
    .first()
    .getAttribute('src', { timeout: 1_000 })
    .catch(() => null);
