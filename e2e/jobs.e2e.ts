import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { holdRequests } from './hold-requests.ts';
import { type Person, signInAsPro } from './people.ts';
import { tabTo } from './tab-to.ts';
import { expect as expectSoon, test } from './test.ts';

const expect = expectSoon.configure({ timeout: 30_000 });

test.describe.configure({ timeout: 240_000 }); // on a busy machine axe takes its time

const JOBS = '/dashboard/jobs';
const BAKER = { company: 'Riverside Hotel', role: 'Baker' };
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Notes an application through its call. @returns its id */
async function addJob(page: Page, { token }: Person, job: object): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.post('/api/v1/jobs', { headers, data: { ...BAKER, ...job } });
  expect(reply.status()).toBe(201);
  return (await reply.json()).id;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Applications' }).getByRole('listitem');

/** By Tab to the field, link or button that bears this name. */
const tabToNamed = (page: Page, name: string): Promise<void> => {
  const named = { name, exact: true };
  const field = page.getByLabel(name, { exact: true });
  return tabTo(page, field.or(page.getByRole('link', named)).or(page.getByRole('button', named)).first());
};

/** While it still saves the button is disabled as well. */
const expectNothingUnsaved = (page: Page): Promise<void> =>
  expect(page.locator('button:not([aria-busy])', { hasText: 'Save changes' })).toBeDisabled();

/** That a button has the focus, and takes a press: it bears its new name a moment before its call is over. */
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
  await expect(page.getByText('Name the role.')).toBeVisible();
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
  await expectReady(page.getByRole('button', { name: 'Take out of the archive' }));
  await page.keyboard.press('Enter');
  await expectReady(page.getByRole('button', { name: 'Archive', exact: true }));
  await tabToNamed(page, 'Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Baker at Riverside Hotel is deleted.')).toBeVisible();
  await expect(page.getByText('No applications yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText([/Baker.*Saved.*Riverside Hotel/]);
  await expect(page.locator('[data-focus-after]')).toBeFocused();
});

test('what is searched for is found, archived ones by themselves', async ({ page, context }) => {
  const person = await signInAsPro(context);
  await addJob(page, person, { notes: 'Ask about Sundays.' });
  const archived = await addJob(page, person, { role: 'Cook', status: 'offer' });
  await addJob(page, person, { role: 'Head baker', company: 'Harbour Bakery', status: 'applied' });
  await page.goto(`${JOBS}?job=${archived}`);
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(rows(page)).toHaveText([/Head baker/, /Baker/]);
  await page.getByLabel('Search').fill('sundays');
  await expect(rows(page)).toHaveText([/^Baker/]);
  await page.getByLabel('Search').fill('nothing');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByLabel('Status').selectOption('Applied');
  await expect(rows(page)).toHaveText([/Head baker/]);
  await page.getByLabel('Status').selectOption('Any status');
  await page.getByRole('button', { name: 'Archived' }).click();
  await expect(rows(page)).toHaveText([/Cook/]);
});

test('what is written while the application is being saved is still unsaved, and not lost', async ({
  page,
  context,
}) => {
  const id = await addJob(page, await signInAsPro(context), {});
  const release = await holdRequests(page, `**/api/v1/jobs/${id}`);
  await page.goto(`${JOBS}?job=${id}`);
  await page.getByLabel('Notes').fill('Ask about');
  await page.getByLabel('Role').fill('Cook');
  const saving = page.waitForRequest(`**/api/v1/jobs/${id}`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await saving;
  await page.getByLabel('Notes').fill('Ask about Sundays.');
  release();
  await expect(page.getByRole('heading', { name: 'Cook at Riverside Hotel' })).toBeVisible();
  await expect(page.getByText('The application is saved.')).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Ask about Sundays.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectNothingUnsaved(page);
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue('Ask about Sundays.');
});

test('who has gone on while an application was being saved or deleted stays there', async ({
  page,
  context,
}) => {
  const person = await signInAsPro(context);
  const id = await addJob(page, person, {});
  await addJob(page, person, { role: 'Cook' });
  await page.goto(`${JOBS}?job=new`);
  await page.getByLabel('Company').fill('Harbour Bakery');
  await page.getByLabel('Role').fill('Head baker');
  const letSave = await holdRequests(page, '**/api/v1/jobs');
  const saving = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save the application' }).click();
  await page.getByRole('link', { name: 'All applications' }).click();
  letSave();
  expect((await saving).status()).toBe(201);
  await expect(page.getByText('The application is saved.')).toBeVisible();
  await expect(page).toHaveURL(JOBS);
  await expect(rows(page)).toHaveText([/Head baker/, /Cook/, /Baker/]);

  const letDelete = await holdRequests(page, `**/api/v1/jobs/${id}`);
  await rows(page).nth(2).getByRole('link').click();
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

test('dates are added and removed by keyboard, and each button that goes leaves the focus near by', async ({
  page,
  context,
}) => {
  const id = await addJob(page, await signInAsPro(context), {});
  await page.goto(`${JOBS}?job=${id}`);
  const field = page.getByLabel('Date of an interview');
  const dates = page.getByRole('list', { name: 'Interviews' }).getByRole('listitem');
  const near = page.getByRole('group', { name: 'Interview dates' });
  await field.focus();
  await page.keyboard.type('060120271000AM');
  await expect(field).toHaveValue('2027-06-01T10:00');
  await tabToNamed(page, 'Add the date');
  await page.keyboard.press('Enter');
  await expect(dates).toHaveText([/2027/]);
  await expect(page.getByRole('button', { name: 'Add the date' })).toBeFocused();
  await dates.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(dates).toHaveCount(0);
  await expect(near).toBeFocused();
});

test('a long name stays inside a narrow window', async ({ page, context }) => {
  const company = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
  const id = await addJob(page, await signInAsPro(context), { company });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${JOBS}?job=${id}`);
  await expect(page.getByRole('heading', { name: `Baker at ${company}` })).toBeVisible();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
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
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // a page under test has the focus always
  await expect(page.getByLabel('Status')).toHaveValue('offer');
  await expect(page.getByLabel('Notes')).toHaveValue('Written here.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The application is saved.')).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('offer');
});

test('the home leads to the interview that comes next, and past ones stay with their job', async ({
  page,
  context,
}) => {
  const person = await signInAsPro(context);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Next interview' });
  await expect(card).toContainText('None is noted.');
  await card.getByRole('link', { name: 'Note an application' }).click();
  await expect(page.getByRole('heading', { name: 'New application' })).toBeVisible();
  const id = await addJob(page, person, { interview_dates: [inDays(-3), inDays(2)] });
  await addJob(page, person, { company: 'Harbour Bakery', interview_dates: [inDays(9)] });
  await page.goto('/dashboard');
  await expect(card).toContainText('Riverside HotelBakerIn 2 days');
  await expect(card.getByRole('link', { name: 'Prepare it' })).toHaveAttribute(
    'href',
    `/dashboard/interview-ai?job=${id}`,
  );
  await expect(page.getByRole('region', { name: 'Ready for an interview' })).toContainText('2 applications');
  await page.goto(`${JOBS}?job=${id}`);
  const dates = page.getByRole('list', { name: 'Interviews' }).getByRole('listitem');
  await expect(dates).toHaveText([/past/, /in 2 days/]);
  await dates.nth(1).getByRole('button').click();
  await page.getByLabel('Date of an interview').fill(`${new Date().getFullYear() + 2}-06-01T10:00`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(dates).toHaveText([/past/, /10:00/]);
});

test.describe('while calls fail', () => {
  test.use({ expectedConsole: ['status of 503'] });

  test('each part of the home that fails says so by itself, and is asked for again', async ({
    page,
    context,
  }) => {
    await signInAsPro(context);
    let fails = true;
    for (const call of ['jobs', 'stories', 'interviews?limit=3']) {
      await page.route(`**/api/v1/${call}`, (route) =>
        fails ? route.fulfill({ status: 503, json: { detail: 'Later.' } }) : route.fallback(),
      );
    }
    await page.goto('/dashboard');
    const next = page.getByRole('region', { name: 'Next interview' });
    const ready = page.getByRole('region', { name: 'Ready for an interview' });
    const newest = page.getByRole('region', { name: 'Newest sessions' });
    await expect(next).toContainText('Your applications cannot be read at the moment.');
    await expect(ready).toContainText('Your stories cannot be read at the moment.');
    await expect(newest).toContainText('Your sessions cannot be read at the moment.');
    await expect(page.getByRole('link', { name: 'Start Live Interview' })).toBeVisible();
    fails = false;
    for (const part of [next, ready, newest]) await part.getByRole('button', { name: 'Try again' }).click();
    await expect(next).toContainText('None is noted.');
    await expect(ready).toContainText('Write your first story');
    await expect(newest).toContainText('None yet.');
  });
});

test('the next user of this browser sees nothing of it', async ({ page, context, browser }) => {
  const id = await addJob(page, await signInAsPro(context), {});
  const fresh = await browser.newContext();
  await signInAsPro(fresh);
  const other = await fresh.newPage();
  await other.goto(`${JOBS}?job=${id}`);
  await expect(other.getByText('This application is not there')).toBeVisible();
  await other.getByRole('link', { name: 'All applications' }).click();
  await expect(other.getByText('No applications yet')).toBeVisible();
  await fresh.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({
      colorScheme,
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
      await page.getByLabel('Link to the advertisement').fill('no address');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('An address begins with').waitFor();
      await expectAccessible(page, 'an application with something wrong');
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('is deleted.').waitFor();
      await expectAccessible(page, 'an application that was deleted');
      await page.getByRole('button', { name: 'Undo' }).click();
      await rows(page).first().waitFor(); // to leave before would cut the call off
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Prepare it' }).waitFor();
      await expectAccessible(page, 'the paid home');
    });
  });
}
