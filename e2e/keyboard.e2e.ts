import type { Locator, Page } from '@playwright/test';
import { launchCopilot } from './launch-copilot.ts';
import { linkMailedTo } from './mailbox.ts';
import { openMeeting } from './meeting-tab.ts';
import { newAddress, newPerson, PASSWORD, signIn } from './people.ts';
import { expect, test } from './test.ts';

const MOST_STOPS = 30;

test('from signing up to an answer without a mouse', async ({ page, context }) => {
  const email = newAddress();
  await page.goto('/signup');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByLabel('Confirm password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Check ${email}`, level: 1 })).toBeFocused();
  await expect(page.getByText('Sign up successful!')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Send again in/ }));
  await tabTo(page, page.getByRole('button', { name: 'Change the address' }));

  await page.clock.install();
  await page.goto(await linkMailedTo(email));
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
  await holdTheClock(page); // else the page goes on by itself after three seconds
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Sign In' }));
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^Interview AI/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const meeting = await openMeeting(context, 'Hello.');
  await page.bringToFront();
  await tabTo(page, page.getByRole('button', { name: 'Share Screen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sharing: on')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await tabTo(page, page.getByRole('button', { name: 'Launch Pythia' }));
  await page.keyboard.press('Enter');

  const popup = await opened;
  await expect(popup.getByRole('status').getByText(/^Listening/)).toBeVisible();
  await popup.keyboard.press('/');
  await popup.keyboard.type('What is the difference between a process and a thread?');
  await popup.keyboard.press('Enter');
  await expect(popup.getByRole('region', { name: 'Suggested answer' })).toContainText(
    /memory|address space/i,
  );
  await tabTo(popup, popup.getByRole('button', { name: /^Copy/ }).first());
  await meeting.close();

  await page.bringToFront();
  await tabTo(page, page.getByRole('button', { name: 'Your account' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

test('a blank question is not sent, and Shift+Enter begins a line', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  const asked: unknown[] = [];
  popup.on('request', (request) => {
    if (request.url().endsWith('/free/chat')) asked.push(request.postDataJSON().message);
  });
  const box = popup.getByLabel('Your question');
  await box.focus();
  for (const blank of ['', '   ', '\n \n']) {
    await box.fill(blank);
    await expect(popup.getByRole('button', { name: 'Send' })).toBeDisabled();
    await box.press('Enter');
  }
  await box.fill('What is a thread?');
  await box.press('Shift+Enter');
  await box.pressSequentially('And a process?');
  await box.press('Enter');
  await expect(popup.getByRole('region', { name: 'Suggested answer' })).toContainText('add your résumé');
  expect(asked).toEqual(['What is a thread?\nAnd a process?']);
});

test('a dialog keeps the focus, and gives it back where it was', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await signIn(context, person);
  const headers = { authorization: `Bearer ${person.token}` };
  const started = await context.request.post('/api/v1/free/create-session', { headers, data: {} });
  await page.goto(`/free-dashboard/copilot?session_id=${(await started.json()).session_id}`);
  const opener = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Stops the page's clock a moment from now; tried again where that moment had passed on the way. */
const holdTheClock = (page: Page) =>
  expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 200)).toPass();

/** Walks with Tab to a control, which must be reachable and, once there, seen to have the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(control).toBeFocused();
  const outline = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline, 'the focus is visible').not.toBe('none');
}
