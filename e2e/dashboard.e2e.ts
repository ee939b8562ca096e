import type { Page } from '@playwright/test';
import { newPerson, startSignedIn, signInAsPro } from './people.ts';
import { expect as expectSoon, test } from './test.ts';

/** Page and server share the wait. */
const expect = expectSoon.configure({ timeout: 30_000 });

const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pythia, home' });

test('the upgrade page has a way back in the place of the header, with a slash at its end too', async ({
  page,
  context,
}) => {
  await startSignedIn(context, await newPerson(context.request));
  for (const path of ['/free-dashboard/upgrade', '/free-dashboard/upgrade/']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();
  }
});

test('the free plan says that it is the current one', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto('/free-dashboard/upgrade');
  const plan = page.getByRole('button', { name: 'Current plan' });
  await expect(plan).toBeDisabled();
  await plan.click({ force: true });
  await expect(page.getByRole('alert')).toHaveText('You are already on the free plan');
});

test('the site and its community are reached from the dashboard', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto('/free-dashboard');
  await expect(page.getByRole('link', { name: 'Community chat' })).toHaveAttribute('href', /^https:\/\//);
  await expect(logo(page)).toHaveAttribute('href', '/');
});

test.describe('an unknown path below the dashboard', () => {
  test.use({ expectedConsole: ['status of 404'] });

  test('is not found, without the site’s header', async ({ page, context }) => {
    await startSignedIn(context, await newPerson(context.request));
    expect((await page.goto('/dashboard/nowhere'))?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/dashboard/nowhere');
    await expect(page.getByText('Go Back to Home')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

test.describe('the paid area', () => {
  test.describe.configure({ timeout: 120_000 }); // paying takes time

  test('has the specification’s sidebar, and below it five pages more', async ({ page, context }) => {
    await signInAsPro(context);
    await page.goto('/dashboard');
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(sidebar.getByRole('link')).toHaveText([
      'Home',
      'Interview AI',
      'AI Playground',
      'Resume',
      'Stories',
      'Prepare',
      'Jobs',
      'History',
      'Knowledge',
      'Customization',
    ]);
    await expect(sidebar.getByRole('button').last()).toHaveText('Billing Portal');
    await expect(page.getByRole('heading', { level: 1, name: 'Getting Started' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('link');
    for (const [name, path] of [
      ['Start Live Interview', '/dashboard/interview-ai'],
      ['Refine Resume', '/dashboard/resume'],
      ['Create Story', '/dashboard/stories'],
    ] as const) {
      await expect(cards.filter({ hasText: name })).toHaveAttribute('href', path);
    }
    const community = page.getByRole('banner').getByRole('link', { name: 'Discord community' });
    await expect(community).toHaveAttribute('href', /^https:\/\//);
    await expect(logo(page)).toHaveAttribute('href', '/');
  });

  test('has the account behind its picture, and Logout forgets the token', async ({ page, context }) => {
    const { email } = await signInAsPro(context);
    await page.goto('/dashboard/jobs');
    await page.getByRole('button', { name: 'Your account' }).click();
    const popup = page.getByRole('dialog', { name: 'Your account' });
    await expect(popup.getByText(email)).toBeVisible();
    await popup.getByRole('link', { name: 'Manage Account' }).click();
    await expect(page).toHaveURL('/dashboard/settings');
    await page.getByRole('button', { name: 'Your account' }).click();
    await popup.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/signin');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  test('has plans without the header, with a way back to the page before', async ({ page, context }) => {
    await signInAsPro(context);
    await page.goto('/dashboard/upgrade/');
    await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
