import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { newPerson, SHARED_PASSWORD, startSignedIn, signInHere, type Visitor } from './people.ts';
import {
  oversizedPicture,
  coloursDown,
  cutOff,
  gif,
  greenInTheMiddle,
  lyingOnItsSide,
  noPicture,
} from './pictures.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    uploads?: { name: string; type: string; width: number; height: number }[];
  }
}

const SETTINGS = '/free-dashboard/settings';
const NEW_PASSWORD = 'Another-horse-9';

test('the account popup leads here, and closes', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto('/free-dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Manage Account' }).click();
  await expect(page).toHaveURL(SETTINGS);
  await expect(page.getByRole('dialog', { name: 'Your account' })).toBeHidden();
});

test.describe('the picture', () => {
  test('is cut from the middle, upright, and seen in every window at once', async ({ page, context }) => {
    await startSignedIn(context, await newPerson(context.request));
    const other = await context.newPage();
    await other.goto('/free-dashboard');
    await page.addInitScript(noteUploads);
    await page.addInitScript(askOnlyAtOnce);
    await page.goto(SETTINGS);
    for (const file of [await greenInTheMiddle(), await lyingOnItsSide()]) {
      const before = await shownPicture(other);
      await page.getByLabel('Change Photo').setInputFiles(file);
      await expectUpdated(page);
      await expect.poll(() => shownPicture(other)).not.toBe(before);
      await expect.poll(() => shownPicture(page)).toBe(await shownPicture(other)); // each fetches the user
      const stored = await (await context.request.get((await shownPicture(other)) ?? '')).body();
      expect(await coloursDown(stored)).toEqual(['#00ff00', '#00ff00', '#00ff00']);
    }
    const sent = { name: 'profile.jpg', type: 'image/jpeg', width: 512, height: 512 };
    expect(await page.evaluate(() => window.uploads)).toEqual([sent, sent]);
  });

  test('is none of what is no picture, damaged or a bomb, which never leave the browser', async ({
    page,
    context,
  }) => {
    await startSignedIn(context, await newPerson(context.request));
    await page.goto(SETTINGS);
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.method() === 'PUT')));
    for (const file of [noPicture(), await cutOff(), await gif(), await oversizedPicture()]) {
      await page.getByLabel('Change Photo').setInputFiles(file);
      await expect(page.getByRole('alert')).toHaveText('Invalid file format or size');
      await page.getByRole('alert').evaluate((shown) => shown.setAttribute('data-seen', ''));
      await expect(page.locator('[role="alert"]:not([data-seen])')).toHaveCount(0);
    }
    expect(sent).toBe(0);
  });

  test('can be dropped, removed and brought back', async ({ page, context }) => {
    await startSignedIn(context, await newPerson(context.request));
    await page.goto(SETTINGS);
    const { buffer, name, mimeType } = await greenInTheMiddle();
    const dataTransfer = await page.evaluateHandle(
      ({ base64, name, mimeType }) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
        return transfer;
      },
      { base64: buffer.toString('base64'), name, mimeType },
    );
    await page.getByText('You can also drop a file here.').dispatchEvent('drop', { dataTransfer });
    await expectUpdated(page);
    await expect.poll(() => shownPicture(page)).not.toBeNull();

    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your picture has been removed.')).toBeVisible();
    await expect(page.getByLabel('Change Photo')).toBeFocused();
    await expect.poll(() => shownPicture(page)).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shownPicture(page)).not.toBeNull();
  });

  test.describe('that does not load', () => {
    test.use({ expectedConsole: ['net::ERR_'] });

    test('leaves its place to the mark', async ({ page, context }) => {
      await startSignedIn(context, await newPerson(context.request));
      await page.goto(SETTINGS);
      await page.route('**/profile/pictures/**', (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/pictures/'));
      await page.getByLabel('Change Photo').setInputFiles(await greenInTheMiddle());
      await failed;
      await expectUpdated(page);
      await expect(page.locator('img')).toHaveCount(0);
      await expect.poll(() => shownPicture(page)).toBeNull();
    });
  });
});

test.describe('the password', () => {
  test.use({ expectedConsole: ['status of 400', 'status of 401'] });

  test('once changed says so, and ends every window and every other browser', async ({
    page,
    context,
    browser,
  }) => {
    test.setTimeout(120_000);
    const person = await newPerson(context.request);
    await page.clock.install();
    await signInHere(page, person);
    await page.goto(SETTINGS);
    const window = await context.newPage();
    await window.goto('/free-dashboard');
    const elsewhere = await (await browser.newContext()).newPage();
    await signInHere(elsewhere, person);
    await page.bringToFront();

    await fillPasswords(page, { current: SHARED_PASSWORD });
    await page.clock.pauseAt(Date.now() + 60_000); // the page leaves by the clock
    await submitPassword(page);
    const done = page.getByText('Your password has been changed. Please sign in with it.');
    await expect(done).toBeInViewport();
    await expect(window).toHaveURL('/signin');
    await expect(window.getByText('Your password has been changed.')).toBeVisible();
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.evaluate(() => dispatchEvent(new Event('focus'))); // the page fetches the user
    await refused;
    await expect(page).toHaveURL(SETTINGS);
    await expect(done).toBeVisible();
    await elsewhere.goto('/free-dashboard');
    await expect(elsewhere).toHaveURL('/signin');
    await elsewhere.context().close();

    await page.clock.runFor(3_000);
    await page.clock.resume();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  });
});

test('what is kept is downloaded as JSON', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  await page.goto(SETTINGS);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  let text = '';
  for await (const piece of await download.createReadStream()) text += piece;
  expect(JSON.stringify(JSON.parse(text))).toContain(person.email);
  await expect(page.getByText('Your file is saved.')).toBeVisible();
});

test.describe('an account', () => {
  test.use({ expectedConsole: ['status of 400'] });

  test('is deleted with its password, and nothing of it stays in the browser', async ({ page, request }) => {
    const person = await newPerson(request);
    await signInHere(page, person);
    await page.goto(SETTINGS);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill('Not-my-password-1');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Incorrect password');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();

    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByLabel('Your password').fill(SHARED_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account has been deleted.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect((await asUser(request, person, '/users/me')).status()).toBe(401);
  });
});

test.describe('without motion', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    expectedConsole: ['net::ERR_', 'status of 400'],
  });

  test('no state of the settings has an accessibility violation', async ({ page, context }) => {
    await startSignedIn(context, await newPerson(context.request));
    await failSecondLook(page);
    await page.goto(SETTINGS);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expectAccessible(page, 'a user who was not fetched');
    await page.getByRole('button', { name: 'Try again' }).click();

    await page.getByLabel('Change Photo').setInputFiles(noPicture());
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByLabel('Not at all').check();
    await page.getByRole('button', { name: 'Delete all sessions' }).click();
    await page.getByText('There are no finished sessions').waitFor();
    await expectAccessible(page, 'questions and an error');

    await page.getByLabel('Change Photo').setInputFiles(await greenInTheMiddle());
    await expectUpdated(page);
    await changePassword(page, { current: SHARED_PASSWORD, confirmation: 'Something-else-9' });
    await page.getByText('New passwords do not match').waitFor();
    await expectAccessible(page, 'a picture, and a password that is being changed');

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill('Not-my-password-1');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByRole('alert').waitFor();
    await expectAccessible(page, 'an account that is not deleted');
  });
});

/** Decodes and draws twice. */
const expectUpdated = (page: Page): Promise<void> =>
  expect(page.getByText('Your picture has been updated.')).toBeVisible({ timeout: 20_000 });

/** Files cannot be read from requests. */
function noteUploads(): void {
  const send = window.fetch.bind(window);
  window.uploads = [];
  window.fetch = async (input, init) => {
    const file = init?.body instanceof FormData && init.body.get('file');
    if (file instanceof File) {
      const { width, height } = await createImageBitmap(file);
      window.uploads?.push({ name: file.name, type: file.type, width, height });
    }
    return send(input, init);
  };
}

/** Suppresses the page's second look after a second. */
function askOnlyAtOnce(): void {
  const later = window.setTimeout.bind(window);
  const unlessAgain = (work: () => void, ms?: number, ...rest: unknown[]) =>
    ms === 1_000 ? 0 : later(work, ms, ...rest);
  Object.assign(window, { setTimeout: unlessAgain });
}

/** The page's fetch fails, the layout's not. */
async function failSecondLook(page: Page): Promise<void> {
  let looks = 0;
  await page.route('**/api/v1/users/me', (route) => (++looks === 2 ? route.abort() : route.continue()));
}

/** Header's picture, without cache busters. */
function shownPicture(page: Page): Promise<string | null> {
  return page
    .getByRole('button', { name: 'Your account' })
    .evaluate((button) => button.querySelector('img')?.getAttribute('src')?.replace(/\?.*/, '') ?? null);
}

interface Passwords {
  current: string;
  confirmation?: string;
}

async function changePassword(page: Page, passwords: Passwords): Promise<void> {
  await fillPasswords(page, passwords);
  await submitPassword(page);
}

async function fillPasswords(page: Page, { current, confirmation = NEW_PASSWORD }: Passwords): Promise<void> {
  await page.getByRole('button', { name: 'Change Password' }).first().click();
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(confirmation);
}

const submitPassword = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Change Password' }).last().click();

const asUser = (request: APIRequestContext, { token }: Visitor, path: string) =>
  request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
