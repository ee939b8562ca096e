import { expectAccessible } from './expect-accessible.ts';
import { linkMailedTo } from './mailbox.ts';
import { newAddress, newPerson, SHARED_PASSWORD, startSignedIn } from './people.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

const PUBLIC = [
  '/',
  '/signin',
  '/signup',
  '/reset-password',
  '/verify-email',
  '/privacy-policy',
  '/terms-and-conditions',
];
const SIGNED_IN = [
  '/free-dashboard',
  '/free-dashboard/interview-ai-free',
  '/free-dashboard/resume',
  '/free-dashboard/upgrade',
  '/free-dashboard/settings',
  '/free-dashboard/copilot',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of PUBLIC) {
  test(`${path} has no accessibility violation, wide or narrow`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, path);
  });
}

test.describe('a link for a new password', () => {
  test.use({ expectedConsole: ['status of 400'] });

  test('has no accessibility violation, whether it works or not', async ({ page }) => {
    await page.goto('/password-reset?token=any');
    await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
    await expectAccessible(page, 'a dead link');
    await page.route('**/users/reset-password?*', (route) => route.fulfill({ status: 204 }));
    await page.reload();
    await page.getByLabel('New password').waitFor();
    await expectAccessible(page, 'a link that works');
  });
});

test.describe('the way of the verification mail', () => {
  test.use({ expectedConsole: ['status of 400', 'status of 403', 'status of 409', 'status of 410'] });

  test('has no accessibility violation from the sign-up to the sign-in', async ({ page, request }) => {
    test.setTimeout(120_000);
    const email = newAddress();
    await page.clock.install();
    await signUpOnScreen(page, email);
    await expectAccessible(page, 'a mail that is awaited');
    const replaced = await linkMailedTo(email);
    await page.clock.fastForward(31_000);
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByText('a new email is on its way')).toBeVisible();
    await expectAccessible(page, 'a mail that was sent again');
    await expect(async () => expect(await linkMailedTo(email)).not.toBe(replaced)).toPass();
    const link = await linkMailedTo(email);
    await page.getByRole('button', { name: 'Change the address' }).click();
    await expectAccessible(page, 'an address being changed');

    await page.goto('/signin');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(SHARED_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Send the email again' }).waitFor();
    await expectAccessible(page, 'a sign-in before verification');

    await page.goto(replaced);
    await expect(page.getByText('A newer link was emailed to you')).toBeVisible();
    await expectAccessible(page, 'a replaced link');
    const token = new URL(link).searchParams.get('token') ?? '';
    await request.get('/api/v1/users/verify-email', { params: { token } });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your email is already verified' })).toBeVisible();
    await expectAccessible(page, 'a link opened twice');
    await page.goto('/verify-email?token=unknown');
    await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
    await expectAccessible(page, 'an unknown link');
  });
});

test('no page of the free dashboard has an accessibility violation, wide or narrow', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000); // axe takes a quarter of a minute for fourteen looks
  await startSignedIn(context, await newPerson(context.request));
  for (const path of SIGNED_IN) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0); // not replaced under axe's eyes
    await expectAccessible(page, path);
  }
  await page.goto('/free-dashboard/interview-ai-free');
  await page.getByText('Type it in, or correct what was read').click();
  await page.getByLabel('Company').fill('Riverside Hotel');
  await expectAccessible(page, 'what Pythia may know');
});

test('a share without sound has no accessibility violation', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = async () => document.createElement('canvas').captureStream();
  });
  await page.goto('/free-dashboard/interview-ai-free');
  await page.getByRole('button', { name: 'Share Screen' }).click();
  await expect(page.getByRole('button', { name: 'Launch without sound' })).toBeVisible();
  await expectAccessible(page, 'a share without sound');
});

async function signUpOnScreen(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(SHARED_PASSWORD);
  await page.getByLabel('Confirm password').fill(SHARED_PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: `Check ${email}` })).toBeVisible();
}
