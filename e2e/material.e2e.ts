import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ADA } from '../server/src/features/material/reading/testing/people.ts';
import { twoColumns, withPicturePage } from '../server/src/features/material/reading/testing/pdf-files.ts';
import { expectAccessible } from './expect-accessible.ts';
import { shareMeeting } from './launch-copilot.ts';
import { newPerson, startSignedIn, signInHere, type Visitor } from './people.ts';
import { expect, test } from './test.ts';

const PAGE = '/free-dashboard/interview-ai-free';
const JOB = 'Head Baker, Rye & Co., 2019 – 2023';

/** A process starts. */
const READING = { timeout: 15_000 };

/** A recogniser starts beside. */
const ANSWERING = { timeout: 20_000 };

const facts = (page: Page) => page.getByRole('region', { name: 'What was read' });
const name = (page: Page) => page.getByLabel('Your name');
const unfold = (page: Page) => page.getByText('Type it in, or correct what was read').click();
const saved = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());

/** @returns whether the page took it */
async function drop(place: Locator, fileName: string, bytes: Uint8Array): Promise<boolean> {
  const encoded = Buffer.from(bytes).toString('base64');
  return place.evaluate(
    (element, { fileName, encoded }) => {
      const dataTransfer = new DataTransfer();
      const file = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([file], fileName));
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    },
    { fileName, encoded },
  );
}

async function openAs(context: BrowserContext, person: Visitor): Promise<Page> {
  await startSignedIn(context, person);
  const page = await context.newPage();
  await open(page);
  return page;
}

/** Shared with other users. */
async function openHere(page: Page, person: Visitor): Promise<void> {
  await signInHere(page, person);
  await open(page);
}

async function open(page: Page): Promise<void> {
  const told = page.waitForResponse('**/api/v1/material');
  await page.goto(PAGE);
  await unfold(page);
  await told;
}

test('a résumé is dropped once: it is checked, corrected, answers a question and is there on another device', async ({
  page,
  context,
  browser,
}) => {
  const { person } = await shareMeeting(page, context);
  await unfold(page);
  const kept = saved(page);
  await drop(page.getByText('Choose your résumé'), 'ada.pdf', await twoColumns(ADA));
  await expect(facts(page)).toContainText('Read from ada.pdf', READING);
  await expect(facts(page)).toContainText(ADA.name);
  await expect(facts(page)).toContainText(JOB);
  await expect(facts(page)).toContainText(ADA.education[0]!);
  await kept;

  const corrected = saved(page);
  await name(page).fill('Ada Fenwick');
  await expect(facts(page)).toContainText('Ada Fenwick');
  await corrected;

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Launch Pythia' }).click();
  const popup = await opened;
  await popup.getByLabel('Your question').fill('How did you reduce waste?');
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(popup.getByRole('region', { name: 'Suggested answer' })).toContainText('37%', ANSWERING);
  await popup.close();

  const elsewhere = await browser.newContext();
  const other = await openAs(elsewhere, person);
  await expect(name(other)).toHaveValue('Ada Fenwick');
  await expect(other.getByText('From ada.pdf. Saved in your account')).toBeVisible();
  const forgotten = other.waitForResponse((response) => response.request().method() === 'DELETE');
  await other.getByRole('button', { name: 'Delete it' }).click();
  await expect(other.getByText('Deleted.')).toBeVisible();
  expect((await forgotten).status()).toBe(204);
  await elsewhere.close();

  await page.reload();
  await unfold(page);
  await expect(name(page)).toHaveValue('');
});

test('an employer that is corrected stays so through a reload and the same file again, and for its user alone', async ({
  page,
}) => {
  const [one, other] = [await newPerson(page.request), await newPerson(page.request)];
  const employers = facts(page).getByLabel('Employer', { exact: true });
  const bytes = await twoColumns(ADA);
  await openHere(page, one);
  await drop(page.getByText('Choose your résumé'), 'ada.pdf', bytes);
  await expect(employers.first()).toHaveValue('Rye & Co.', READING);
  const settled = saved(page);
  await employers.first().fill('Rye Bakeries');
  await employers.first().press('Enter');
  await settled;
  await page.reload();
  await expect(employers.first()).toHaveValue('Rye Bakeries', READING);
  await drop(page.getByText('Choose your résumé'), 'ada.pdf', bytes);
  await expect(facts(page)).toContainText('Read from ada.pdf', READING);
  await expect(employers.first()).toHaveValue('Rye Bakeries', READING);

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  await openHere(page, other);
  await expect(facts(page)).toBeHidden();
  await drop(page.getByText('Choose your résumé'), 'ada.pdf', bytes);
  await expect(employers.first()).toHaveValue('Rye & Co.', READING);
});

test('what was forgotten or replaced comes back with one press', async ({ context }) => {
  const page = await openAs(context, await newPerson(context.request));
  await name(page).fill('Grace');
  await drop(page.getByText('Choose your résumé'), 'ada.txt', Buffer.from(`${ADA.name}\nSkills\nBaking`));
  await expect(name(page)).toHaveValue(ADA.name, READING);
  await facts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(name(page)).toHaveValue('Grace');
  const forgotten = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(name(page)).toHaveValue('');
  await forgotten; // and all requests before it
  const kept = saved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name(page)).toHaveValue('Grace');
  await kept;
  await page.reload();
  await unfold(page);
  await expect(name(page)).toHaveValue('Grace');
});

test('what of a file was read only in part is said beside what was read', async ({ context }) => {
  const page = await openAs(context, await newPerson(context.request));
  await drop(page.getByText('Choose your résumé'), 'ada.pdf', await withPicturePage(ADA));
  await expect(facts(page).getByText('No text was found on page 2: pictures are not read.')).toBeVisible(
    READING,
  );
});

test('what is typed while a file is read stays, and so it does when the reading is undone', async ({
  context,
}) => {
  const page = await openAs(context, await newPerson(context.request));
  const asked = page.waitForRequest('**/api/v1/material/read');
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/v1/material/read', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await drop(page.getByText('Choose your résumé'), 'ada.txt', Buffer.from(`${ADA.name}\nSkills\nBaking`));
  await asked;
  await page.getByLabel('Company').fill('Harbour Bakery');
  await page.getByLabel('Education').fill('Diploma');
  await name(page).fill('Grace');
  typed.resolve();
  await expect(name(page)).toHaveValue(ADA.name, READING);
  await expect(page.getByLabel('Company')).toHaveValue('Harbour Bakery');
  await expect(page.getByLabel('Education')).toHaveValue('Diploma');
  await facts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(name(page)).toHaveValue('Grace');
});

test('a window that stands beside another one learns what was changed there when it is turned to', async ({
  context,
}) => {
  const person = await newPerson(context.request);
  const beside = await openAs(context, person);
  const page = await openAs(context, person);
  const kept = saved(page);
  await name(page).fill('Grace');
  await kept;
  await expect(name(beside)).toHaveValue('');
  await beside.evaluate(() => window.dispatchEvent(new Event('focus'))); // test pages always have focus
  await expect(name(beside)).toHaveValue('Grace');
});

test('nothing of it is shown to another user, in this browser or elsewhere', async ({ page, browser }) => {
  const [one, other] = [await newPerson(page.request), await newPerson(page.request)];
  await openHere(page, one);
  const kept = saved(page);
  await name(page).fill('Ada');
  await kept;
  const keptOnLeaving = saved(page);
  await name(page).fill('Ada Fenwick'); // pending while its user leaves
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  await keptOnLeaving; // the next page would cancel it
  await openHere(page, other);
  await expect(name(page)).toHaveValue('');
  const others = await browser.newContext();
  await expect(name(await openAs(others, other))).toHaveValue('');
  await others.close();
  await openHere(page, one);
  await expect(name(page)).toHaveValue('Ada Fenwick');
});

test.describe('a file that cannot be read', () => {
  test.use({ expectedConsole: ['status of 422'] });

  test('says what to do, and another one is chosen by keyboard alone', async ({ context }) => {
    const page = await openAs(context, await newPerson(context.request));
    page.on('filechooser', () => {}); // else each wait intercepts the dialog anew, perhaps too late
    await chooseByKeys(page, { name: 'résumé.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(100) });
    await expect(page.getByRole('alert')).toContainText('This kind of file cannot be read.', READING);
    await chooseByKeys(page, {
      name: 'ada.md',
      mimeType: '',
      buffer: Buffer.from(`# ${ADA.name}\n## Skills\nBaking`),
    });
    await expect(facts(page)).toContainText(ADA.name, READING);
    await expect(page.getByRole('alert')).toBeHidden();
    await tabTo(page, facts(page).getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(name(page)).toHaveValue('');
    await expect(page.getByRole('group', { name: 'Résumé file' })).toBeFocused();
  });
});

test('a file that is dropped beside the place for it does not take the page away', async ({ context }) => {
  const page = await openAs(context, await newPerson(context.request));
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => drop(heading, 'ada.txt', Buffer.from(ADA.name))).toBe(true); // once the place is there
  await expect(facts(page)).toBeHidden();
});

test('what was read has no accessibility violation, wide or narrow', async ({ context }) => {
  const page = await openAs(context, await newPerson(context.request));
  await drop(page.getByText('Choose your résumé'), 'ada.pdf', await twoColumns(ADA));
  await expect(facts(page)).toContainText(JOB, READING);
  await expectAccessible(page, 'what was read');
});

async function chooseByKeys(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await tabTo(page, page.getByLabel('Choose your résumé'));
  const asked = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await asked).setFiles(file);
}

const MOST_STOPS = 40;

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}
