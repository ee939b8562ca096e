import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page } from '@playwright/test';
import { APP } from './app-address.ts';
import { endIn } from './end-session.ts';
import { expectAccessible, violationsIn } from './expect-accessible.ts';
import { holdAnswers } from './hold-answers.ts';
import { expectListening, lines, heardWords } from './launch-copilot.ts';
import { openPaidWindow, sharePaid } from './launch-paid.ts';
import { newPaidSession } from './paid-session.ts';
import { signInAsPro } from './people.ts';
import { expect, test } from './test.ts';

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';
async function launchPaid(dashboard: Page, context: BrowserContext) {
  const person = await signInAsPro(context);
  const meeting = await sharePaid(dashboard, context, QUESTION);
  return { person, meeting, popup: await openPaidWindow(dashboard, context, person) };
}

const answerIn = (page: Page) => page.getByRole('region', { name: 'Suggested answer' });

test('a spoken question of a paid session is answered, on top of other windows and back, and nothing is lost', async ({
  page,
  context,
}) => {
  const { meeting, popup } = await launchPaid(page, context);
  await expect(popup.getByRole('timer')).toContainText(/00:(29|30):\d\d/);
  await popup.getByRole('button', { name: 'Get Answer' }).click();
  await expect(popup.getByText('Please select some transcript text to analyze')).toBeVisible();

  await meeting.page.bringToFront();
  await meeting.ask();
  await popup.bringToFront();
  await expect(lines(popup).last()).toHaveAttribute('aria-pressed', 'true', { timeout: 20_000 });
  const heard = await lines(popup).count();
  const release = await holdAnswers(popup);
  const asked = popup.waitForRequest('**/openai/stream');
  await popup.keyboard.press('Space');
  expect((await asked).postDataJSON()).toMatchObject({
    thread_id: new URL(popup.url()).searchParams.get('threadId'),
    lines: [expect.any(String)],
  });
  await expect(answerIn(popup)).toHaveText(/\w/);

  await popup.getByLabel('Your question').fill('And what');
  const onTop = context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Keep on top' }).click();
  const top = await onTop;
  await expect(popup.getByRole('heading', { name: 'Shown on top of other windows' })).toBeVisible();
  await expect(answerIn(top)).toHaveText(/\w/);
  await expect(top.getByRole('button', { name: 'Stop' })).toBeVisible();
  await release();
  await expect(answerIn(top)).toContainText('rota of alternating weeks');
  await expect(top.getByRole('button', { name: 'Retry' })).toBeVisible();

  await top.keyboard.press('/');
  await expect(top.getByLabel('Your question')).toBeFocused();
  await top.keyboard.type(' came of it?');
  await top.keyboard.press('Escape');
  await top.keyboard.press('?');
  await expect(top.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await top.keyboard.press('Escape');
  await expect(top.getByRole('dialog')).toHaveCount(0);
  await popup.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await expect(top.locator('html')).toHaveAttribute('data-theme', 'dark');

  await popup.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => top.isClosed()).toBe(true);
  await expect(answerIn(popup)).toContainText('rota of alternating weeks');
  await expect(popup.getByLabel('Your question')).toHaveValue('And what came of it?');
  await expect(lines(popup)).toHaveCount(heard);

  await endIn(popup, 0);
  await expect(popup.getByText('Session expired - Please start a new session')).toBeVisible();
  await expect(answerIn(popup)).toContainText('rota of alternating weeks');
});

test('words go on being heard while the window is on top, and a reload of the one behind it loses none', async ({
  page,
  context,
}) => {
  const { meeting, popup } = await launchPaid(page, context);
  const onTop = context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Keep on top' }).press('Enter');
  const top = await onTop;
  await expect(top.getByRole('button', { name: 'Bring it back' })).toBeFocused();
  await meeting.page.bringToFront(); // the window behind is hidden from here
  await meeting.ask();
  await expect(heardWords(top)).toHaveText(/\w/, { timeout: 20_000 });
  const said = await heardWords(top).innerText();
  await top.getByLabel('Your question').fill('And what');

  await popup.reload();
  await expect.poll(() => top.isClosed()).toBe(true);
  await expect(heardWords(popup)).toHaveText(said);
  await expect(popup.getByLabel('Your question')).toHaveValue('And what');
  await expectListening(popup);
});

test('nobody is shut out of the window or of the one on top, in either theme', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto(await newPaidSession(context, await signInAsPro(context)));
  await expect(page.getByText('Microphone access required for real-time transcription')).toBeVisible();
  await expectAccessible(page, 'the paid copilot');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    const onTop = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Keep on top' }).click();
    const top = await onTop;
    await expect(top.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(top.getByRole('timer')).toBeVisible();
    for (const each of [top, page]) expect.soft(await violationsIn(each)).toEqual([]);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
  }
});

test('two clicks in a row open one window on top, with everything in it', async ({ page, context }) => {
  await page.goto(await newPaidSession(context, await signInAsPro(context)));
  const onTop = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Keep on top' }).dblclick();
  const top = await onTop;
  await expect(top.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  expect(context.pages()).toHaveLength(2);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('when the subscription has ended, the window says what to look at', async ({ page, context }) => {
  const { person, popup } = await launchPaid(page, context);
  const database = new DatabaseSync(join(APP.dataDir, 'pythia.db'), { timeout: 5_000 });
  database.prepare('update users set subscription_ends_at = 1 where email = ?').run(person.email);
  database.close();
  await popup.reload();
  await expect(popup.getByRole('heading', { name: 'Authentication failed' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(popup.getByRole('listitem')).toHaveText([
    'Check your login status',
    'Ensure an active subscription',
    'Refresh the page',
  ]);
});
