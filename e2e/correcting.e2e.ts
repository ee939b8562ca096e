import type { Page } from '@playwright/test';
import { openWithLines } from './heard-lines.ts';
import { launchCopilot, lines } from './launch-copilot.ts';
import { startSignedIn } from './people.ts';
import { say } from './run-app.ts';
import { expect, test } from './test.ts';

const askButton = (popup: Page) => popup.getByRole('button', { name: /^Get Answer/ });
const question = (popup: Page) => popup.getByRole('article', { name: 'Answer' }).getByRole('heading').first();
const questionField = (popup: Page) => popup.getByRole('textbox', { name: 'Edit question' });
const lineField = (popup: Page) => popup.getByRole('textbox', { name: 'Correct this line' });
const answered = (popup: Page) => expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();

/** Collects from now on. */
function questionsOf(popup: Page): string[] {
  const asked: string[] = [];
  popup.on('request', (request) => {
    if (request.url().endsWith('/free/chat')) asked.push(request.postDataJSON().message);
  });
  return asked;
}

test('what was heard wrongly is corrected, asked, and kept in every window', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const { popup, person } = await launchCopilot(page, context);
  say('Tell me about a time you had a conflict with a coworker.');
  const line = lines(popup).first();
  await expect(line).toContainText(/conflict/i, { timeout: 30_000 });
  const asked = questionsOf(popup);
  await popup.keyboard.press('Space');
  await answered(popup);
  await expect(line).toContainText('asked');
  const heard = asked[0] ?? '';

  await popup.keyboard.press('e');
  await expect(questionField(popup)).toBeFocused();
  await popup.keyboard.press('ControlOrMeta+a');
  await popup.keyboard.type('What is the difference between a process and a thread?');
  await popup.keyboard.press('Enter');
  await expect(popup.getByText('2 of 2')).toBeVisible();
  await answered(popup);
  await expect(question(popup)).toHaveText('What is the difference between a process and a thread?');
  await expect(popup.getByRole('region', { name: 'Suggested answer' })).toContainText(/In one sentence/);

  const kept = popup.waitForResponse((response) => response.url().endsWith('/corrections'));
  await line.hover();
  await popup.getByRole('button', { name: 'Correct this line' }).click();
  await lineField(popup).fill('Tell me about a conflict with your teacher.');
  await popup.keyboard.press('Enter');
  expect((await kept).status()).toBe(204);
  await expect(line).toContainText('Tell me about a conflict with your teacher. · asked · corrected');
  await line.click();
  await popup.keyboard.press('Space');
  await expect(popup.getByText('3 of 3')).toBeVisible();
  await answered(popup);
  expect(asked).toEqual([
    heard,
    'What is the difference between a process and a thread?',
    'Tell me about a conflict with your teacher.',
  ]);

  await popup.reload();
  await expect(line).toContainText('Tell me about a conflict with your teacher. · asked · corrected');
  await popup.getByRole('button', { name: 'Older answer' }).click();
  await popup.getByRole('button', { name: 'Older answer' }).click();
  await expect(question(popup)).toHaveText(heard);

  const elsewhere = await browser.newContext();
  await startSignedIn(elsewhere, person);
  const device = await elsewhere.newPage();
  await device.goto(popup.url());
  await expect(lines(device).first()).toContainText('Tell me about a conflict with your teacher.');
  await lines(device).first().hover();
  await device.getByRole('button', { name: 'Correct this line' }).click();
  await expect(device.getByText(`Heard: ${heard}`)).toBeVisible();
  await device.getByRole('button', { name: 'Put back' }).click();
  await expect(lines(device).first()).toContainText(heard);
  await expect(lines(device).first()).not.toContainText('corrected');
  await elsewhere.close();
});

test('a question is edited where it stands, and the keys of the window rest meanwhile', async ({
  page,
  context,
}) => {
  await openWithLines(page, context, 1);
  const asked = questionsOf(page);
  await page.keyboard.press('Space');
  await answered(page);
  const [words] = asked;

  const before = await question(page).boundingBox();
  const header = page.getByRole('article', { name: 'Answer' }).locator('header');
  const headerBefore = await header.boundingBox();
  await question(page).click();
  const field = questionField(page);
  await expect(field).toBeFocused();
  expect(await field.boundingBox()).toEqual(before);
  expect(await header.boundingBox()).toEqual(headerBefore);
  await page.keyboard.type('?1 ');
  await expect(field).toHaveValue(`${words}?1 `);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(lines(page).first()).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveText(words ?? '');

  const pencil = page.getByRole('button', { name: 'Edit question' });
  await pencil.focus();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(words ?? '');
  await field.fill(' \n ');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pencil).toBeFocused();

  await page.keyboard.press('e');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('And why?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 2')).toBeVisible();
  expect(asked).toEqual([words, `${words}\nAnd why?`]);
});

test('what is being written is there again after a look at another answer or at a small window', async ({
  page,
  context,
}) => {
  await openWithLines(page, context, 2);
  await page.keyboard.press('Space');
  await answered(page);
  await page.keyboard.press('e');
  await questionField(page).fill('Half a ques');
  await lines(page).first().click();
  await askButton(page).click();
  await expect(page.getByText('2 of 2')).toBeVisible();
  await answered(page);
  await page.getByRole('button', { name: 'Older answer' }).click();
  await expect(questionField(page)).toHaveValue('Half a ques');
  await page.keyboard.press('Escape');

  const size = page.viewportSize()!;
  await lines(page).first().hover();
  await page.getByRole('button', { name: 'Correct this line' }).click();
  await lineField(page).fill('Half a line');
  await page.setViewportSize({ width: 400, height: 700 });
  await expect(lineField(page)).toBeHidden();
  await page.setViewportSize(size);
  await expect(lines(page)).toHaveCount(2);
  await lines(page).first().hover();
  await page.getByRole('button', { name: 'Correct this line' }).click();
  await expect(lineField(page)).toHaveValue('Half a line');
});

test('a list of forty lines is one stop, in which keys go from line to line', async ({ page, context }) => {
  await openWithLines(page, context, 40);
  const asked = questionsOf(page);
  const line = (place: number) => lines(page).nth(place - 1);
  await page.getByRole('button', { name: 'Your microphone: off' }).focus();
  for (let stops = 0; stops < 3 && !(await isFocused(line(40))); stops++) await page.keyboard.press('Tab');
  await expect(line(40)).toBeFocused();
  for (const [key, place] of [
    ['ArrowUp', 39],
    ['ArrowDown', 40],
    ['ArrowDown', 40],
    ['PageUp', 30],
    ['PageDown', 40],
    ['Home', 1],
    ['End', 40],
    ['ArrowUp', 39],
  ] as const) {
    await page.keyboard.press(key);
    await expect(line(place)).toBeFocused();
    await expect(line(place)).toBeInViewport();
  }
  await page.keyboard.press('Space');
  await expect(line(39)).toHaveAttribute('aria-pressed', 'true');
  await expect(askButton(page)).toHaveAccessibleName('Get Answer · 2 lines');
  await page.keyboard.press('Enter');
  await expect(line(39)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit before asking' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(askButton(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(line(40)).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('e');
  await expect(lineField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(line(39)).toBeFocused();
  await page.keyboard.press('e');
  await page.keyboard.type(' Indeed.');
  await page.keyboard.press('Enter');
  await expect(line(39)).toBeFocused();
  await expect(line(39)).toHaveText(/^This is line 39 of what was said\. Indeed\. · corrected/);
  expect(asked).toEqual([]);
});

test('a selected line that has scrolled away is told of, shown and cleared', async ({ page, context }) => {
  await openWithLines(page, context, 100);
  const line = (place: number) => lines(page).nth(place - 1);
  await line(20).click();
  await expect(askButton(page)).toHaveAccessibleName('Get Answer · 2 lines');
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  const away = page.getByRole('button', { name: '1 selected line above' });
  await expect(away).toBeVisible();
  await away.press('Enter');
  await expect(line(20)).toBeFocused();
  await expect(line(20)).toBeInViewport();
  await expect(away).toBeHidden();
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  await away.click();
  await expect(line(20)).toBeInViewport();

  const asked = page.waitForRequest('**/free/chat');
  await page.keyboard.press('Space');
  expect((await asked).postDataJSON().message).toBe(
    'This is line 20 of what was said. This is line 100 of what was said.',
  );
  await expect(line(20)).toHaveAttribute('aria-pressed', 'false');
  await expect(line(20)).toContainText('asked');

  await line(20).click();
  await line(21).click();
  await line(1).scrollIntoViewIfNeeded();
  const below = page.getByRole('button', { name: '2 selected lines below' });
  await expect(below).toBeVisible();
  await page.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(below).toBeHidden();
  await expect(askButton(page)).toHaveAccessibleName('Get Answer');

  await line(1).click();
  await line(2).click();
  await expect(askButton(page)).toHaveAccessibleName('Get Answer · 2 lines');
  await page.keyboard.press('Backspace');
  await expect(askButton(page)).toHaveAccessibleName('Get Answer');
  await expect(line(1)).toHaveAttribute('aria-pressed', 'false');
});

const isFocused = (locator: ReturnType<typeof lines>) =>
  locator.evaluate((element) => element === document.activeElement);
