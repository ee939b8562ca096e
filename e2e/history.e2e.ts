import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { keepInterview } from './past-interviews.ts';
import { newPerson, startSignedIn, signInAsPro } from './people.ts';
import { expect, test } from './test.ts';

const FREE = '/free-dashboard/history';
const PAID = '/dashboard/history';
const run = promisify(execFile);

test.describe.configure({ timeout: 120_000 }); // axe and 5,000 lines take time

const atAcme = {
  company: 'Acme',
  role: 'Baker',
  lines: ['Hello and welcome.', 'Как дела, Дмитрий?', 'Why do you bake?'],
  question: 'Why do you bake?',
  answer: '**Bread** is what I like.',
};

const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your interviews' });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a free user finds interviews by company, name and what was said, and names one', async ({
  page,
  context,
}) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  await page.goto(FREE);
  await expect(page.getByText('No interviews yet')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Each interview is kept for a year.')).toBeVisible();
  await expectAccessible(page, 'an empty history');

  await keepInterview(person, { company: '', role: 'Driver', lines: ['Can you drive?'] });
  await keepInterview(person, atAcme);
  await keepInterview(person, { company: 'Binns', role: 'Cook', lines: ['Can you cook?'] });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Binns', 'Acme', 'Without a company']);
  await expect(row(page, 'Baker')).toContainText('30 minutes · 1 question');
  await expectAccessible(page, 'a history');

  await search(page).fill('дмитрий');
  await expect(names(page)).toHaveText(['Baker']);
  await search(page).fill('CAN you');
  await expect(names(page)).toHaveText(['Cook', 'Driver']);
  await names(page).first().click();
  await page.getByRole('link', { name: 'All interviews' }).click();
  await expect(search(page)).toHaveValue('CAN you');
  await expect(names(page)).toHaveText(['Cook', 'Driver']);
  await search(page).fill('%');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await search(page).fill('');

  await page.getByRole('button', { name: 'Rename Baker' }).click();
  await page.keyboard.type('Not this');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rename Baker' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second round');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Second round' })).toBeFocused();
  await page.reload();
  await expect(names(page)).toHaveText(['Cook', 'Second round', 'Driver']);
});

test('lines, questions and interviews are deleted by keyboard, and taken back', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  const id = await keepInterview(person, atAcme);
  await page.goto(`${FREE}?session=${id}`);
  const record = page.getByRole('group', { name: /^Transcript and answers/ });
  await expect(record.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'an interview');

  await record.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Delete the line “Как дела, Дмитрий?”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Line deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(record.getByRole('listitem')).toHaveCount(3);
  await expect(record).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const deleted = page.waitForResponse((reply) => reply.url().includes('/events/'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Line deleted.')).toBeVisible();
  expect((await deleted).status()).toBe(204);
  await expect(record.getByRole('listitem')).toHaveText([/Дмитрий/, /bake/]);

  await page.getByRole('button', { name: 'Delete the question “Why do you bake?”' }).press('Enter');
  await expect(page.getByText('Question with its answer deleted.')).toBeVisible();
  await page.reload(); // leaving ends the offer to undo
  await expect.poll(() => saidIn(page, id, person.token)).toEqual([atAcme.lines[1], atAcme.lines[2]]);

  await page.goto(`${FREE}?session=${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page).toHaveURL(FREE);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Baker']);

  await page.getByRole('button', { name: 'Delete all' }).press('Enter');
  await expect(page.locator('[role=dialog]:focus-within')).toBeVisible(); // focus comes a moment after opening
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).press('Enter');
  await expect(page.getByText('No interviews yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete all' })).toBeHidden();
  await expect(search(page)).toBeFocused();
});

test('an interview that the list does not reach is taken back as well', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  const id = await keepInterview(person, atAcme);
  for (let count = 0; count < 20; count += 1) await keepInterview(person, { ...atAcme, lines: [] });
  await page.goto(`${FREE}?session=${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Baker deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Baker deleted.')).toBeHidden();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(names(page)).toHaveCount(21);
});

test.describe('an interview that was just deleted', () => {
  test.use({ expectedConsole: ['status of 404'] });

  test('is not there for who goes back to it, until it is taken back', async ({ page, context }) => {
    const person = await newPerson(context.request);
    await startSignedIn(context, person);
    await keepInterview(person, atAcme);
    await page.goto(FREE);
    await names(page).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(FREE);
    await page.goBack();
    await expect(page.getByText('Baker deleted.')).toBeVisible();
    await expect(page.getByText('This interview is no longer here')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Markdown' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Baker' })).toBeVisible();
  });
});

test('an interview that has ended is not called live any more', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  const headers = { authorization: `Bearer ${person.token}` };
  const started = await page.request.post('/api/v1/free/create-session', {
    headers,
    data: { job_title: 'Cook' },
  });
  const { session_id } = await started.json();
  await page.goto(FREE);
  await expect(row(page, 'Cook')).toContainText('Live now');
  const reader = await context.newPage();
  await reader.goto(`${FREE}?session=${session_id}`);
  await expect(reader.getByRole('main').getByText('Live now')).toBeVisible();
  await reader.getByRole('button', { name: 'Rename' }).click();
  await reader.getByLabel('Name of the interview').fill('Kitchen, first ro');
  await page.request.post(`/api/v1/interviews/${session_id}/end`, { headers });
  for (const window of [page, reader]) {
    await window.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // come back to
    await expect(window.getByRole('main').getByText('Live now')).toBeHidden();
    await expect(window.getByRole('button', { name: /^Delete( Cook)?$/ })).toBeVisible();
  }
  await expect(reader.getByLabel('Name of the interview')).toHaveValue('Kitchen, first ro');
});

test.describe('one that is kept no longer than it runs', () => {
  test.use({ expectedConsole: ['status of 404'] });

  test('is gone with its end for who reads it', async ({ page, context }) => {
    const person = await newPerson(context.request);
    await startSignedIn(context, person);
    const headers = { authorization: `Bearer ${person.token}` };
    await page.request.patch('/api/v1/users/me/session-retention', {
      headers,
      data: { session_retention: 'none' },
    });
    const started = await page.request.post('/api/v1/free/create-session', {
      headers,
      data: { job_title: 'Cook' },
    });
    const { session_id } = await started.json();
    await page.goto(`${FREE}?session=${session_id}`);
    await expect(page.getByRole('main').getByText('Live now')).toBeVisible();
    await page.request.post(`/api/v1/interviews/${session_id}/end`, { headers });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // come back to
    await expect(page.getByText('This interview is no longer here')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rename' })).toHaveCount(0);
  });
});

test('the home shows the interview before the one that was deleted, by the name that it was given', async ({
  page,
  context,
}) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  const older = await keepInterview(person, atAcme);
  await keepInterview(person, { company: 'Binns', role: 'Cook', lines: ['Can you cook?'] });
  const headers = { authorization: `Bearer ${person.token}` };
  await page.request.patch(`/api/v1/interviews/${older}`, { headers, data: { title: 'Second round' } });
  await page.goto(FREE);
  const deleted = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete Cook' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
  await deleted;
  await expect(page.getByRole('region', { name: 'Newest session' })).toContainText('Second round');
});

test('what was deleted with all the others is not offered to be taken back', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  await keepInterview(person, atAcme);
  await keepInterview(person, { company: 'Binns', role: 'Cook', lines: ['Can you cook?'] });
  await page.goto(FREE);
  await page.getByRole('button', { name: 'Delete Cook' }).click();
  await expect(page.getByText('Cook deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No interviews yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('long names stay inside a narrow window', async ({ page, context }) => {
  const person = await signInAsPro(context);
  const company = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
  const id = await keepInterview(person, { ...atAcme, company, role: company, kind: 'paid' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${PAID}?session=${id}`);
  await expect(page.getByRole('link', { name: `Next interview at ${company}` })).toBeVisible();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test('a subscriber takes an interview along in three forms, and prepares the next one there', async ({
  page,
  context,
}) => {
  const person = await signInAsPro(context);
  const lines = [...atAcme.lines.slice(0, 2), 'Kennen Sie Łódź und 中?', 'Why do you bake?'];
  const id = await keepInterview(person, { ...atAcme, kind: 'paid', lines });
  await page.goto(PAID);
  await names(page).click();
  await expect(page).toHaveURL(`${PAID}?session=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Baker' })).toBeVisible();
  await expectAccessible(page, 'an interview of a subscriber');

  const markdown = await saved(page, 'Markdown');
  expect(markdown.name).toMatch(/^interview-\d{4}-\d\d-\d\d-acme\.md$/);
  expect(markdown.bytes.toString()).toMatch(
    /^# Interview: Baker, Acme\n[^]*## Why do you bake\?[^]*\*\*Bread\*\*/,
  );

  const json = JSON.parse((await saved(page, 'JSON')).bytes.toString());
  expect(json.session).toMatchObject({ id, company: 'Acme', questions: 1 });
  expect(json.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...lines.map(() => 'line'),
    'question',
    'answer',
  ]);

  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  await expect(page.getByText('The PDF’s font cannot show 中')).toBeVisible();
  const pdf = await saved(page, 'Save the PDF anyway');
  const { stdout, stderr } = await run('pdftotext', ['-layout', pdf.path, '-']);
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /Interview: Baker, Acme[^]*Как дела, Дмитрий\?[^]*Łódź und \?\?[^]*Bread is what I like\.[^]*1 ?\/ ?1/,
  );

  // awaited before the click: the page removes the query
  const prepared = page.waitForURL(`/dashboard/interview-ai?like=${id}`);
  await page.getByRole('link', { name: 'Next interview at Acme' }).click();
  await prepared;
});

test('5,000 lines are there soon, and each can be reached', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  const lines = Array.from({ length: 5_000 }, (_, place) => `This is line ${place + 1} of what was said.`);
  const id = await keepInterview(person, { ...atAcme, lines });
  await page.goto(`${FREE}?session=${id}`);
  const record = page.getByRole('group', { name: /^Transcript and answers/ });
  await expect(page.getByRole('button', { name: 'Markdown' })).toBeVisible({ timeout: 45_000 });
  await expect(record.getByRole('listitem')).toHaveCount(5_000);
  await record.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Delete the line “This is line 5000 of' })).toBeInViewport();
});

async function saidIn(page: Page, id: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const { events } = await (await page.request.get(`/api/v1/interviews/${id}`, { headers })).json();
  return events.map(({ text }: { text: string }) => text);
}

async function saved(page: Page, form: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: form, exact: true }).click();
  const path = await (await download).path();
  return { name: (await download).suggestedFilename(), path, bytes: await readFile(path) };
}
