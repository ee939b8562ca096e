import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { endIn, sessionIn } from './end-session.ts';
import { holdAnswers } from './hold-answers.ts';
import { expectListening, launchCopilot, lines } from './launch-copilot.ts';
import { linkMailedTo } from './mailbox.ts';
import { SHARED_PASSWORD, startSignedIn } from './people.ts';
import { say } from './run-app.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    sharesAsked?: number;
  }
}

const QUESTION = 'What is the difference between a process and a thread?';
const OVER = 'Session expired - Please start a new session';
const CONTINUE = /^Continue with a new session/;

const end = (popup: Page) => popup.getByRole('region', { name: 'End of the session' });
const answer = (popup: Page) => popup.getByRole('region', { name: 'Suggested answer' });

/** Waits for the whole answer. */
async function ask(popup: Page): Promise<void> {
  await popup.getByLabel('Your question').fill(QUESTION);
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
}

test('two minutes and half a minute before the end a line says so, and takes nothing from the reader', async ({
  page,
  context,
}) => {
  const { popup } = await launchCopilot(page, context);
  await expect(end(popup)).toBeEmpty();
  await endIn(popup, 119);
  await expect(end(popup).getByRole('status')).toHaveText('Less than 2 minutes left.');
  await expect(end(popup).getByRole('button', { name: CONTINUE })).toHaveText(
    'Continue with a new session: 3 trials left',
  );
  await expect(popup.locator('body')).toBeFocused();
  await end(popup).getByRole('button', { name: 'Dismiss' }).click();
  await expect(end(popup).getByRole('button')).toHaveCount(0);

  await endIn(popup, 29);
  await expect(end(popup).getByRole('status')).toHaveText('Less than 30 seconds left.');
});

test('without a trial the way on is the page of the plans', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  await popup.route('**/api/v1/users/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), trial: 0 } });
  });
  await endIn(popup, 100);
  await expect(end(popup)).toContainText('No trials remaining.');
  await expect(end(popup).getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
    'href',
    '/free-dashboard/upgrade',
  );
});

test('asked for, a new session begins at the end: the same window, the same sound, nothing lost', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await context.addInitScript(() => {
    const share = navigator.mediaDevices?.getDisplayMedia.bind(navigator.mediaDevices);
    if (!share) return;
    navigator.mediaDevices.getDisplayMedia = (options) => {
      window.sharesAsked = (window.sharesAsked ?? 0) + 1;
      return share(options);
    };
  });
  const { popup } = await launchCopilot(page, context);
  say('Tell me about a time you had a conflict with a coworker.');
  await expect(lines(popup).first()).toContainText(/conflict/i, { timeout: 30_000 });
  await endIn(popup, 15); // time for all that precedes the end
  const first = sessionIn(popup);
  const release = await holdAnswers(popup);
  await popup.getByLabel('Your question').fill(QUESTION);
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(answer(popup)).toHaveText(/\w/);

  await end(popup).getByRole('button', { name: CONTINUE }).click();
  await expect(end(popup).getByRole('status')).toHaveText('A new session starts when this one ends.');
  await end(popup).getByRole('button', { name: 'Undo' }).click();
  await end(popup).getByRole('button', { name: CONTINUE }).click();
  await popup.getByLabel('Your question').fill('Half a sen');
  await expect(end(popup).getByRole('status')).toHaveText('This is a new session.', { timeout: 40_000 });

  expect(sessionIn(popup)).not.toBe(first);
  await expect(popup.getByRole('timer')).toContainText('14:5');
  await expect(popup.getByLabel('Your question')).toBeFocused();
  await expect(popup.getByLabel('Your question')).toHaveValue('Half a sen');
  await expect(lines(popup)).toHaveCount(1);
  await release();
  await expect(answer(popup)).toContainText(/In one sentence/);

  say('Why do you want to leave your current job?');
  await expect(lines(popup)).toHaveCount(2, { timeout: 30_000 });
  expect(await popup.evaluate(() => window.sharesAsked ?? 0)).toBe(0);

  const opened = context.waitForEvent('page');
  await popup.getByRole('link', { name: 'Previous session' }).click();
  const previous = await opened;
  await expect.poll(() => sessionIn(previous)).toBe(first); // the window begins as an empty page
  await expect(previous.getByText(OVER)).toBeVisible();
  await expect(answer(previous)).toContainText(/In one sentence/);

  await popup.reload();
  await expect(popup.getByLabel('Your question')).toHaveValue('Half a sen');
});

test('not asked for, all stays to be read, copied and saved, here and elsewhere, until the user leaves', async ({
  page,
  context,
  browser,
}) => {
  const { popup, person } = await launchCopilot(page, context);
  await ask(popup);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await endIn(popup, 2);
  await expect(popup.getByText(OVER)).toBeVisible({ timeout: 15_000 });
  await expect(popup.getByRole('dialog')).toHaveCount(0);
  await expect(answer(popup)).toContainText(/In one sentence/);
  await answer(popup).hover();
  await popup.mouse.wheel(0, 400);
  await expect(popup.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();

  await end(popup).getByRole('button', { name: 'Copy all' }).click();
  await expect(end(popup).getByText('Copied.')).toBeVisible();
  const copied = await popup.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Question: ${QUESTION}`);
  expect(copied).toMatch(/In one sentence/);
  expect(copied).not.toContain('**');

  const downloading = popup.waitForEvent('download');
  await end(popup).getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^interview-\d{4}-\d\d-\d\d\.md$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(`## ${QUESTION}`);

  const elsewhere = await browser.newContext();
  await startSignedIn(elsewhere, person);
  const device = await elsewhere.newPage();
  await device.goto(popup.url());
  await expect(device.getByText(OVER)).toBeVisible();
  await expect(answer(device)).toContainText(/In one sentence/);
  await expect(device.getByRole('button', { name: 'Share again' })).toHaveCount(0);
  await elsewhere.close();

  await signOutIn(await context.newPage());
  await expectCleared(popup);
});

test.describe('where no new session can be begun', () => {
  test.use({ expectedConsole: ['status of 403'] });

  test('the window says why, and tries again when it is asked to', async ({ page, context }) => {
    const { popup } = await launchCopilot(page, context);
    await endIn(popup, 3);
    const refused = { status: 403, json: { detail: 'No trials remaining' } };
    await popup.route('**/api/v1/free/create-session', (route) => route.fulfill(refused));
    await end(popup).getByRole('button', { name: CONTINUE }).click();
    await expect(end(popup).getByRole('alert')).toHaveText('No trials remaining', { timeout: 15_000 });
    await expect(popup.getByText(OVER)).toBeVisible();

    await popup.unroute('**/api/v1/free/create-session');
    await end(popup).getByRole('button', { name: CONTINUE }).click();
    await expectListening(popup);
  });
});

test.describe('when the user leaves', () => {
  test('a window that is to go on clears itself and says so', async ({ page, context }) => {
    const { popup } = await launchCopilot(page, context);
    await ask(popup);
    await endIn(popup, 60);
    await end(popup).getByRole('button', { name: CONTINUE }).click();
    await expect(end(popup).getByRole('button', { name: 'Undo' })).toBeVisible();
    await signOutIn(await context.newPage());
    await expectCleared(popup);
  });

  test.describe('by a new password, set in another browser', () => {
    test.use({ expectedConsole: ['status of 401'] });

    test('a window clears itself and says so when its stream is looked at', async ({
      page,
      context,
      request,
    }) => {
      const { popup, person } = await launchCopilot(page, context);
      await ask(popup);
      await request.post('/api/v1/users/password-reset', { params: { email: person.email } });
      const link = await linkMailedTo(person.email, '/password-reset');
      const token = new URL(link).searchParams.get('token') ?? '';
      const reset = await request.post('/api/v1/users/reset-password', {
        params: { token },
        form: { new_password: `${SHARED_PASSWORD}0` },
      });
      expect(reset.ok()).toBe(true);
      await expectCleared(popup);
    });
  });
});

async function signOutIn(window: Page): Promise<void> {
  await window.goto('/free-dashboard/settings');
  await window.getByRole('button', { name: 'Your account' }).click();
  await window.getByRole('button', { name: 'Logout' }).click();
}

async function expectCleared(popup: Page): Promise<void> {
  await expect(popup.getByRole('heading', { name: 'You are signed out' })).toBeVisible({ timeout: 20_000 });
  await expect(popup.getByText(QUESTION)).toHaveCount(0);
  await popup.evaluate(() => window.dispatchEvent(new Event('pagehide'))); // the window's last save
  const kept = await popup.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const wordless = new Set(['signInNotice', 'react-router-scroll-positions', 'serverClock', 'pythia-window']);
  expect(kept.filter((key) => !wordless.has(key))).toEqual([]);
}
