import type { Page } from '@playwright/test';
import { linkMailedTo } from './mailbox.ts';
import { newAddress, SHARED_PASSWORD } from './people.ts';
import { expect, test } from './test.ts';

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(SHARED_PASSWORD);
  await page.getByLabel('Confirm password').fill(SHARED_PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: `Check ${email}`, level: 1 })).toBeFocused();
}

test('after a sign-up the page says where the mail is, also after a reload', async ({ page }) => {
  const email = newAddress();
  await signUp(page, email);
  for (const visit of ['first', 'reloaded']) {
    if (visit === 'reloaded') await page.reload();
    await expect(page.getByRole('heading', { name: `Check ${email}`, level: 1 })).toBeVisible();
    await expect(
      page.getByText('Sign up successful! Please check your email for verification.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Please check your email' })).toBeDisabled();
  }
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).not.toContain(SHARED_PASSWORD);
});

test('the mail is sent again after half a minute, with another link', async ({ page }) => {
  const email = newAddress();
  await page.clock.install();
  await signUp(page, email);
  const first = await linkMailedTo(email);
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText('a new email is on its way')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeVisible();
  await expect(async () => expect(await linkMailedTo(email)).not.toBe(first)).toPass();
});

test('the address can be changed, and the password stays typed', async ({ page }) => {
  await signUp(page, newAddress());
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  const corrected = newAddress();
  await page.getByLabel('Email').fill(corrected);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(SHARED_PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: `Check ${corrected}` })).toBeVisible();
  expect(await linkMailedTo(corrected)).toContain('/verify-email');
});

test('the tab that signed up goes on by itself once its link was opened on another device', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await signUp(page, email);
  const { searchParams } = new URL(await linkMailedTo(email));
  const verified = await request.get(`/api/v1/users/verify-email?${searchParams}`);
  expect(verified.ok()).toBe(true);
  await expect(page).toHaveURL('/free-dashboard', { timeout: 20_000 }); // polled every five seconds
});

test('the mailbox of a well-known provider is one click away', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('draft:awaited-address', 'ada@gmail.com'));
  await page.goto('/signup');
  const link = page.getByRole('link', { name: 'Open Gmail' });
  await expect(link).toHaveAttribute('href', 'https://mail.google.com/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test.describe('links that do not work', () => {
  test.use({ expectedConsole: ['status of 409', 'status of 410'] });

  test('one opened twice says that the email is verified', async ({ page, request }) => {
    const email = newAddress();
    await request.post('/api/v1/users/signup', { data: { email, password: SHARED_PASSWORD } });
    const link = await linkMailedTo(email);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your email is already verified' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/signin');
  });

  test('one that was replaced says so and offers a newer one', async ({ page, request }) => {
    const email = newAddress();
    await request.post('/api/v1/users/signup', { data: { email, password: SHARED_PASSWORD } });
    const link = await linkMailedTo(email);
    await request.post('/api/v1/users/resend-verification', { data: { email } });
    await page.goto(link);
    await expect(page.getByText('A newer link was emailed to you')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText('a new email is on its way')).toBeVisible();
  });
});

test.describe('a sign-in before verification', () => {
  test.use({ expectedConsole: ['status of 403'] });

  test('offers the mail again', async ({ page, request }) => {
    const email = newAddress();
    await request.post('/api/v1/users/signup', { data: { email, password: SHARED_PASSWORD } });
    const first = await linkMailedTo(email);
    await page.goto('/signin');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(SHARED_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please verify your email before signing in.')).toBeVisible();
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByText('a new email is on its way')).toBeVisible();
    await expect(async () => expect(await linkMailedTo(email)).not.toBe(first)).toPass();
  });
});

for (const [width, height] of [
  [1440, 900],
  [800, 900],
] as const) {
  test(`the sign-up shows its last line at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/signup');
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport({ ratio: 1 });
    await signUp(page, newAddress());
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeInViewport({ ratio: 1 });
  });
}

test('the landing’s sample answer is there within a second', async ({ page }) => {
  await page.goto('/');
  const last = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.word')]
        .flatMap((word) => word.getAnimations())
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    ),
  );
  expect(last).toBeLessThanOrEqual(1_000);
  expect(last).toBeGreaterThan(0);
});

test('without motion the sample answer is whole at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(/^From your résumé/)).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('.word')?.getAnimations().length)).toBe(0);
});

test('“See it work” shows its whole answer at 360 px', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new Error('no sound')); // words go on alone
  });
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the sample' }).click();
  await expect(page.getByRole('status').getByText('Playing')).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.getByRole('status').getByText('Finished')).toBeVisible();
  const answer = page.getByRole('region', { name: 'Suggested answer' });
  const { shown, whole } = await answer.evaluate((element) => ({
    shown: element.clientHeight,
    whole: element.scrollHeight,
  }));
  expect(shown).toBeGreaterThanOrEqual(whole);
  await expect(answer.getByText(/Cut the scope to what the first ten customers needed/)).toBeVisible();
});
