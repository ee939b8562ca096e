import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { holdRequests } from './hold-requests.ts';
import { type Visitor, signInAsPro } from './people.ts';
import { tabTo } from './tab-to.ts';
import { expect as expectSoon, test } from './test.ts';

const expect = expectSoon.configure({ timeout: 30_000 });

test.describe.configure({ timeout: 240_000 }); // axe takes time

const JOBS = '/dashboard/jobs';
const BAKER = { company: 'Riverside Hotel', role: 'Baker' };
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** @returns its id */
async function addJob(page: Page, { token }: Visitor, job: object): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.post('/api/v1/jobs', { headers, data: { ...BAKER, ...job } });
  expect(reply.status()).toBe(201);
  return (await reply.json()).id;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Applications' }).getByRole('listitem');

const tabToNamed = (page: Page, name: string): Promise<void> => {
  const named = { name, exact: true };
  const field = page.getByLabel(name, { exact: true });
  return tabTo(page, field.or(page.getByRole('link', named)).or(page.getByRole('button', named)).first());
};

/** Saving disables the button too. */
const expectNothingUnsaved = (page: Page): Promise<void> =>
  expect(page.locator('button:not([aria-busy])', { hasText: 'Save changes' })).toBeDisabled();

/** Focused and ready: its name changes before its call ends. */
async function expectReady(button: Locator): Promise<void> {
  await expect(button).toBeFocused();
  await expect(button).toBeEnabled();
}

test('an application by keyboard alone: noted, changed, archived, deleted and called back', async ({
  page,
  context,
}) => {
  await signInAsPro(context);
  await page.goto('/dashboard');
  await tabToNamed(page, 'Jobs');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No applications yet')).toBeVisible();
  await tabToNamed(page, 'New application');
  await page.keyboard.press('Enter');
  await tabToNamed(page, 'Company');
  await page.keyboard.type('Riverside Hotel');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Role')).toBeFocused();
  await expect(page.getByText('Enter the role.')).toBeVisible();
  await page.keyboard.type('Baker');
  await page.reload();
  await expect(page.getByLabel('Role')).toHaveValue('Baker');
  await tabToNamed(page, 'Save the application');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Baker at Riverside Hotel' })).toBeVisible();

  await tabToNamed(page, 'Notes');
  await page.keyboard.type('Ask about Sundays.');
  await tabToNamed(page, 'Save changes');
  await page.keyboard.press('Enter');
  await expectNothingUnsaved(page);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue('Ask about Sundays.');

  await tabToNamed(page, 'Archive');
  await page.keyboard.press('Enter');
  await expectReady(page.getByRole('button', { name: 'Unarchive' }));
  await page.keyboard.press('Enter');
  await expectReady(page.getByRole('button', { name: 'Archive', exact: true }));
  await tabToNamed(page, 'Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Baker at Riverside Hotel is deleted.')).toBeVisible();
  await expect(page.getByText('No applications yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText([/Baker.*Saved.*Riverside Hotel/]);
  await expect(page.locator('main [data-focus-after]')).toBeFocused();
});

test('who has gone on while an application was being deleted stays there', async ({ page, context }) => {
  const person = await signInAsPro(context);
  const id = await addJob(page, person, {});
  await addJob(page, person, { role: 'Cook' });
  await page.goto(JOBS);
  const letDelete = await holdRequests(page, `**/api/v1/jobs/${id}`);
  await rows(page).nth(1).getByRole('link').click();
  const deleting = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Baker at Riverside Hotel is deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'Cook' }).click();
  await expect(page.getByRole('heading', { name: 'Cook at Riverside Hotel' })).toBeVisible();
  await page.getByLabel('Notes').focus();
  letDelete();
  expect((await deleting).status()).toBe(204);
  await expect(page.getByLabel('Notes')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Cook at Riverside Hotel' })).toBeVisible();
});

test('a window that is come back to shows what another has changed, and neither undoes the other', async ({
  page,
  context,
}) => {
  const person = await signInAsPro(context);
  const id = await addJob(page, person, {});
  await page.goto(`${JOBS}?job=${id}`);
  await page.getByLabel('Notes').fill('Written here.');
  const other = await context.newPage();
  await other.goto(`${JOBS}?job=${id}`);
  await other.getByLabel('Status').selectOption('Offer');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('The application is saved.')).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // a tested page always has focus
  await expect(page.getByLabel('Status')).toHaveValue('offer');
  await expect(page.getByLabel('Notes')).toHaveValue('Written here.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The application is saved.')).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('offer');
});

test('the next user of this browser sees nothing of it', async ({ page, context, browser }) => {
  const id = await addJob(page, await signInAsPro(context), {});
  const fresh = await browser.newContext();
  await signInAsPro(fresh);
  const other = await fresh.newPage();
  await other.goto(`${JOBS}?job=${id}`);
  await expect(other.getByText('This application no longer exists')).toBeVisible();
  await other.getByRole('link', { name: 'All applications' }).click();
  await expect(other.getByText('No applications yet')).toBeVisible();
  await fresh.close();
});

test.describe('without motion', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  });

  test('axe finds nothing on the home and on the jobs', async ({ page, context }) => {
    const person = await signInAsPro(context);
    await page.goto(JOBS);
    await page.getByText('No applications yet').waitFor();
    await expectAccessible(page, 'no applications');
    const link = 'https://example.com/jobs/1';
    const id = await addJob(page, person, { link, interview_dates: [inDays(-3), inDays(2)] });
    await page.goto(JOBS);
    await rows(page).first().waitFor();
    await expectAccessible(page, 'applications');
    await page.goto(`${JOBS}?job=${id}`);
    await page.getByLabel('Link to the job posting').fill('no address');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('A link begins with').waitFor();
    await expectAccessible(page, 'an application with something wrong');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('is deleted.').waitFor();
    await expectAccessible(page, 'an application that was deleted');
    await page.getByRole('button', { name: 'Undo' }).click();
    await rows(page).first().waitFor(); // leaving before would cancel the call
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Prepare for it' }).waitFor();
    await expectAccessible(page, 'the paid home');
  });
});
