import { resumeButton } from './launch-copilot.ts';
import type { Page } from '@playwright/test';
import { newPerson, startSignedIn } from './people.ts';
import { expect, test } from './test.ts';

const INTERVIEW = '/free-dashboard/interview-ai-free';
const CURRENT_USER = '**/api/v1/users/me';

test.describe('while the server does not answer', () => {
  test.use({ expectedConsole: ['net::ERR_', 'status of 503'] });

  test('a signed-in user stays on the page, and is told when it is over', async ({ page, context }) => {
    await startSignedIn(context, await newPerson(context.request));
    await shareSilence(page);
    await page.goto(INTERVIEW);
    await page.getByRole('button', { name: 'Share Screen' }).click();
    await page.route(CURRENT_USER, (route) => route.abort());
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Launch without sound' }).click();
    await opened;
    const trouble = page
      .getByRole('region', { name: 'Notifications' })
      .getByText('The server is not responding.');
    await expect(trouble).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop Sharing' })).toBeVisible();

    await page.unroute(CURRENT_USER);
    await expect(trouble).toBeHidden({ timeout: 20_000 }); // polled ever more rarely
  });

  test('signing in leads to a page with a way on', async ({ page, context }) => {
    const person = await newPerson(context.request);
    await page.route(CURRENT_USER, (route) => route.fulfill({ status: 503, json: { detail: 'Back soon.' } }));
    await page.goto('/signin');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toContainText('Back soon.');

    await page.unroute(CURRENT_USER);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  });
});

test('a clock that is fifteen minutes fast ends no session', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await context.clock.install({ time: Date.now() + 15 * 60_000 });
  await shareSilence(page);
  await page.goto(INTERVIEW);
  await page.getByRole('button', { name: 'Share Screen' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Launch without sound' }).click();
  await expect((await opened).getByRole('timer')).toContainText(/1[45]:\d\d/);
  await expect(page.getByText(/^Session expires at/)).toBeVisible();
  await expect(page.getByText('The session’s window is already open.')).toBeVisible();
});

test('a clock that is fifteen minutes fast ends no session in a tab of its own', async ({
  page,
  context,
}) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  const answer = await context.request.post('/api/v1/free/create-session', {
    headers: { authorization: `Bearer ${person.token}` },
    data: {},
  });
  const { session_id, expires_at } = (await answer.json()) as { session_id: string; expires_at: string };
  await context.clock.install({ time: Date.now() + 15 * 60_000 });
  await page.goto(`/free-dashboard/copilot?${new URLSearchParams({ session_id, expires_at })}`);
  await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('a page whose script is gone since a new version was put in place', () => {
  test.use({ expectedConsole: ['net::ERR_', 'Failed to fetch dynamically imported module'] });
  const SETTINGS = /assets\/settings-page-.*\.js$/;

  test('is shown after a reload', async ({ page, context }) => {
    await startSignedIn(context, await newPerson(context.request));
    await page.route(SETTINGS, (route) => route.abort(), { times: 1 });
    await page.goto('/free-dashboard');
    await openSettings(page);
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });

  test('is offered again by a browser that is offline, and nothing typed elsewhere is lost', async ({
    page,
    context,
  }) => {
    await startSignedIn(context, await newPerson(context.request));
    await page.goto('/free-dashboard/resume');
    await page.getByLabel('Full name').fill('Ada Baker');
    await context.setOffline(true);
    await openSettings(page);
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Baker');

    await openSettings(page);
    await expect(page.getByRole('alert')).toContainText('You are offline'); // earlier it would simply come
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Baker');
  });

  test('is not loaded for ever', async ({ page, context }) => {
    await startSignedIn(context, await newPerson(context.request));
    let asked = 0;
    await page.route(SETTINGS, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto('/free-dashboard');
    await openSettings(page);
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(2);
  });
});

test.describe('a browser that blocks storage', () => {
  test('keeps a user signed in for the tab and its window, and says so', async ({ page, context }) => {
    const person = await newPerson(context.request);
    await context.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', blocked);
      Object.defineProperty(window, 'sessionStorage', blocked);
      Object.defineProperty(window, 'BroadcastChannel', blocked); // Firefox blocks it with storage
    });
    await shareSilence(page);
    await page.goto('/signin');
    await expect(page.getByText('Your browser does not store anything for this site')).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Interview AI (Free)' }).click();
    await page.getByRole('button', { name: 'Share Screen' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Launch without sound' }).click();
    await expect((await opened).getByRole('timer')).toBeVisible();
    await expect(resumeButton(page)).toBeVisible();
  });
});

/** A silent picture. */
const shareSilence = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = async () => document.createElement('canvas').captureStream();
  });

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Manage Account' }).click();
}
