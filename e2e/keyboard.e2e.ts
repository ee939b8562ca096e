import type { BrowserContext, Page } from '@playwright/test';
import { expectListening, launchCopilot, lines } from './launch-copilot.ts';
import { linkMailedTo } from './mailbox.ts';
import { openMeeting } from './meeting-tab.ts';
import { newAddress, newPerson, SHARED_PASSWORD, startSignedIn } from './people.ts';
import { tabTo } from './tab-to.ts';
import { say } from './run-app.ts';
import { expect, test } from './test.ts';

test('from signing up to logging out without a mouse', async ({ page, context }) => {
  test.setTimeout(120_000);
  const email = newAddress();
  await signUpByKeys(page, email);
  await verifyByKeys(page, email);
  await signInByKeys(page, email);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^Interview AI/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectHeading(page, 'Free Interview Copilot');

  await enterMaterialByKeys(page);
  const meeting = await openMeeting(context, 'Tell me about a time you had a conflict with a coworker.');
  await page.bringToFront();
  const popup = await launchByKeys(page);
  say('Tell me about a time you had a conflict with a coworker.');
  await answerSpokenByKeys(popup);
  await askTypedByKeys(popup);
  await copyByKeys(popup, context);
  await editByKeys(popup);
  await meeting.close();

  await page.bringToFront();
  await expect(page.getByRole('button', { name: 'Launch Pythia' })).toBeHidden();
  await endByKeys(page, popup);
  await logOutByKeys(page);
});

async function signUpByKeys(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await expectHeading(page, 'Create your account');
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true })); // password fields have no role
  await page.keyboard.type(SHARED_PASSWORD);
  await tabTo(page, page.getByLabel('Confirm password'));
  await page.keyboard.type(SHARED_PASSWORD);
  await page.keyboard.press('Enter');
  await expectHeading(page, `Check ${email}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Sign up successful!')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Send again in/ }));
  await tabTo(page, page.getByRole('button', { name: 'Change the address' }));
}

async function verifyByKeys(page: Page, email: string): Promise<void> {
  await page.clock.install();
  await page.goto(await linkMailedTo(email));
  await expectHeading(page, 'Email Verified Successfully!');
  await holdTheClock(page); // else the page leaves after three seconds
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Sign In' }));
  await page.keyboard.press('Enter');
  await page.clock.resume();
}

async function signInByKeys(page: Page, email: string): Promise<void> {
  await expectHeading(page, 'Sign in');
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(SHARED_PASSWORD);
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Getting Started');
}

async function enterMaterialByKeys(page: Page): Promise<void> {
  const fold = page.locator('summary', { hasText: 'Type it in, or correct what was read' });
  await tabTo(page, fold); // the role differs by browser
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Work', exact: true }));
  await page.keyboard.type(
    'Two colleagues quarrelled about who is on call. I drew up a rota of alternating weeks.',
  );
  await tabTo(page, page.getByRole('textbox', { name: 'Job Title' }));
  await page.keyboard.type('Backend engineer');
  await tabTo(page, page.getByRole('textbox', { name: 'Company' }));
  await page.keyboard.type('Contoso');
}

/** @returns the listening window */
async function launchByKeys(page: Page): Promise<Page> {
  await tabTo(page, page.getByRole('button', { name: 'Share Screen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sharing: on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop Sharing' })).toBeFocused();
  const opened = page.waitForEvent('popup');
  await tabTo(page, page.getByRole('button', { name: 'Launch Pythia' }));
  await page.keyboard.press('Enter');
  const popup = await opened;
  await expectListening(popup);
  await expect(popup.getByRole('heading', { level: 1 })).toHaveCount(1);
  return popup;
}

async function answerSpokenByKeys(popup: Page): Promise<void> {
  const line = lines(popup).first();
  await expect(line).toContainText(/conflict/i, { timeout: 30_000 });
  await tabTo(popup, line);
  await expect(line).toHaveAttribute('aria-pressed', 'true'); // questions select themselves
  await popup.keyboard.press('Space');
  await expect(line).toHaveAttribute('aria-pressed', 'false');
  await popup.keyboard.press('Space');
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await expect(line).toBeFocused();
  await tabTo(popup, popup.getByRole('button', { name: /^Get Answer/ }));
  await popup.keyboard.press('Enter');
  await expectAnswer(popup, /a rota of alternating weeks/);
}

async function askTypedByKeys(popup: Page): Promise<void> {
  const field = popup.getByRole('textbox', { name: 'Your question' });
  await popup.keyboard.press('/');
  await expect(field).toBeFocused();
  await popup.keyboard.type('Why do you want to work here?');
  await popup.keyboard.press('Enter');
  await expectAnswer(popup, /What draws me to this job/);
}

async function copyByKeys(popup: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = popup.getByRole('button', { name: /^Copy/ }).first();
  await tabTo(popup, copy);
  await popup.keyboard.press('Enter');
  await expect
    .poll(() => popup.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/What draws me to this job/);
  await expect(copy).not.toBeFocused(); // Space would copy again
}

async function editByKeys(popup: Page): Promise<void> {
  await popup.keyboard.press('e');
  await expect(popup.getByRole('textbox', { name: 'Edit question' })).toBeFocused();
  await popup.keyboard.press('ControlOrMeta+a');
  await popup.keyboard.type('Do you have any questions for us?');
  await popup.keyboard.press('Enter');
  await expect(popup.getByRole('article', { name: 'Answer' })).toContainText(
    'Do you have any questions for us?',
  );
  await expectAnswer(popup, /hardest for the team/);
  await popup.keyboard.press('/'); // the window hears keys again
  await expect(popup.getByRole('textbox', { name: 'Your question' })).toBeFocused();
}

async function endByKeys(page: Page, popup: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Running session' });
  await tabTo(page, bar.getByRole('button', { name: 'End' }));
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: 'Keep going' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(bar.getByRole('button', { name: 'End' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await expect(popup.getByText('You ended this session.')).toBeVisible();
}

async function logOutByKeys(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Your account' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Sign in');
}

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

test('the list of keys keeps the focus, and leaves the next key to the window', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
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
  await expect(page.locator('body')).toBeFocused(); // Space would open it again
});

/** Once a page. */
async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function expectAnswer(popup: Page, text: RegExp): Promise<void> {
  await expect(popup.getByRole('region', { name: 'Suggested answer' })).toContainText(text);
  await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
}

/** Retries if the moment passed meanwhile. */
const holdTheClock = (page: Page) =>
  expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 200)).toPass();
