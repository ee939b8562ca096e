import type { Page } from '@playwright/test';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { expectAccessible } from './expect-accessible.ts';
import { signInAsPro, type Visitor } from './people.ts';
import { expect, test } from './test.ts';

const PAGE = '/dashboard/stories';
const NOTES = 'night shift, the fridge broke. called Dr Okafor, moved 14 vaccines';

const box = (page: Page) => page.getByPlaceholder('Enter your story prompts or ideas here...');
const output = (page: Page) => page.getByRole('region', { name: 'Story', exact: true });
const bank = (page: Page) => page.getByRole('region', { name: 'Your stories' });
const generate = (page: Page) => page.getByRole('button', { name: /^Generat(e Story|ing\.\.\.)$/ });

/** Complete, so that another may begin. */
async function expectWritten(page: Page, words: string): Promise<void> {
  await expect(output(page)).toContainText(words);
  await expect(generate(page)).toHaveText('Generate Story');
}

async function keepByCall(page: Page, { token }: Visitor, story: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/v1/stories', { headers, data: story })).status()).toBe(201);
}

test('by keyboard alone: what is missing is answered, a version is changed, and the story is kept', async ({
  page,
  context,
}) => {
  await signInAsPro(context);
  await page.goto(PAGE);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(NOTES);
  await page.keyboard.press('Enter');
  const question = page.getByLabel('How did it end, and what came of it?');
  await expect(question).toBeVisible();
  await reach(page, 'How did it end, and what came of it?');
  await page.keyboard.type('none of them was lost');
  await page.reload();
  await expect(question).toHaveValue('none of them was lost');
  await box(page).fill(NOTES.padEnd(7_940, '.'));
  await question.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^There is no room for this in your notes/);
  await box(page).fill(NOTES);
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(output(page)).toContainText('None of them was lost.');
  await expect(box(page)).toHaveValue(`${NOTES}\nResult: none of them was lost`);
  await expect(question).toBeHidden();
  await reach(page, 'Earlier version');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Versions' })).toContainText('1 of 2');
  await expect(output(page)).not.toContainText('None of them was lost.');
  await reach(page, 'Later version');
  await page.keyboard.press('Enter');
  await expect(output(page)).toContainText('None of them was lost.');
  await reach(page, 'Edit');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Story text')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('It was in Leith. ');
  await reach(page, 'Done');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Versions' })).toContainText('3 of 3');
  await reach(page, 'Save story');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save story' });
  await expect(dialog.getByLabel('Title')).not.toHaveValue('');
  await expect(dialog.getByLabel('Story', { exact: true })).not.toHaveValue(/\[|make it stronger/);
  await reach(page, 'Title');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('The fridge');
  await reach(page, 'Tags');
  await page.keyboard.type('calm');
  await page.keyboard.press('Enter');
  const tags = dialog.getByRole('list', { name: 'Tags of this story' }).getByRole('button');
  for (let tag = await tags.count(); tag <= LIMITS.storyTags; tag += 1) {
    await page.keyboard.type(`tag ${tag}`);
    await page.keyboard.press('Enter'); // also for the surplus one
  }
  await expect(tags).toHaveCount(LIMITS.storyTags);
  await expect(dialog.getByLabel('Tags', { exact: true })).toBeFocused(); // though it takes no more
  await expect(dialog.getByText('10 tags are the limit.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tags).toHaveCount(LIMITS.storyTags - 1);
  await expect(tags.first()).toBeFocused();
  await reach(page, 'Save');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(bank(page).getByRole('heading', { name: 'The fridge' })).toBeVisible();
  await expect(bank(page).getByRole('listitem')).toContainText('calm');
});

async function reach(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      return (
        element?.getAttribute('aria-label') ??
        (labels ? element.labels?.[0]?.textContent : element?.textContent) ??
        ''
      );
    });
    if (focused.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to “${name}”.`);
}

test('kept stories are found, changed, deleted, and brought back, in every window', async ({
  page,
  context,
}) => {
  const person = await signInAsPro(context);
  await keepByCall(page, person, {
    title: 'Pallets',
    text: 'I built shelters for 40 lambs.',
    tags: ['calm'],
  });
  await keepByCall(page, person, { title: 'The bread', text: 'I moved the dough.', tags: ['crisis'] });
  const other = await context.newPage();
  await other.goto(PAGE);
  await expect(bank(other).getByRole('heading', { level: 3 })).toHaveText(['The bread', 'Pallets']);
  await page.goto(PAGE);
  await page.bringToFront();
  await page.getByLabel('Search your stories').fill('LAMBS');
  await expect(bank(page).getByRole('heading', { level: 3 })).toHaveText(['Pallets']);
  await page.getByLabel('Search your stories').fill('');
  await page.getByRole('button', { name: 'crisis' }).click();
  await expect(bank(page).getByRole('heading', { level: 3 })).toHaveText(['The bread']);
  await other.bringToFront();
  await other.getByRole('button', { name: 'Edit The bread' }).click();
  await other.getByRole('textbox', { name: 'Story', exact: true }).fill('I moved the dough by hand.');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Edit The bread' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('400 loaves');
  await page.mouse.click(5, 5); // a place beside the dialog
  await page.getByRole('button', { name: 'Remove the tag crisis' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bank(page).getByRole('heading', { level: 3 })).toHaveText(['400 loaves', 'Pallets']);
  await other.bringToFront();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bank(page)).toContainText('I moved the dough by hand.');
  await expect(bank(other).getByRole('heading', { level: 3 })).toHaveText(['400 loaves', 'Pallets']);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Delete 400 loaves' }).click();
  await expect(bank(other).getByRole('heading', { level: 3 })).toHaveText(['Pallets']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(bank(page).getByRole('heading', { level: 3 })).toHaveText(['400 loaves', 'Pallets']);
  await expect(bank(page)).toBeFocused();
  await expect(bank(other).getByRole('heading', { level: 3 })).toHaveText(['400 loaves', 'Pallets']);
});

test('a story is deleted once, however often that is pressed', async ({ page, context }) => {
  const person = await signInAsPro(context);
  await keepByCall(page, person, { title: 'Pallets', text: 'I built shelters.' });
  const gate = Promise.withResolvers<void>();
  const statuses: number[] = [];
  await page.route('**/api/v1/stories/*', async (route) => {
    await gate.promise;
    const response = await route.fetch();
    statuses.push(response.status());
    await route.fulfill({ response });
  });
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Delete Pallets' }).dblclick();
  await expect(page.getByText('“Pallets” is deleted.')).toBeVisible();
  await box(page).focus();
  gate.resolve();
  await expect(bank(page).getByRole('heading', { level: 3 })).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await expect.poll(() => statuses).toEqual([204]);
  await expect(page.getByText('Not found')).toBeHidden();
});

test('an answer in an interview tells a story that is kept', async ({ page, context }) => {
  const person = await signInAsPro(context);
  await keepByCall(page, person, {
    title: 'Pallets',
    text: 'I built shelters for 40 lambs from old pallets.',
  });
  const headers = { authorization: `Bearer ${person.token}` };
  const started = await page.request.post('/api/v1/free/create-session', { headers, data: {} });
  const { session_id } = await started.json();
  const message = 'Tell me about a time when you built shelters for lambs.';
  const answer = await page.request.post('/api/v1/free/chat', { headers, data: { session_id, message } });
  expect(await answer.text()).toContain('I built shelters for 40 lambs from old pallets.');
});

test('notes and story outlive a reload, and whoever signs in after finds nothing of them', async ({
  page,
  context,
}) => {
  const first = await signInAsPro(context);
  await page.goto(PAGE);
  await box(page).fill(NOTES);
  await page.keyboard.press('Enter');
  await expectWritten(page, 'I called Dr Okafor');
  await keepByCall(page, first, { title: 'Pallets', text: 'I built shelters.' });
  await page.reload();
  await expect(box(page)).toHaveValue(NOTES);
  await expect(output(page)).toContainText('I called Dr Okafor');
  await expect(bank(page).getByRole('heading', { name: 'Pallets' })).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
  await signInAsPro(context);
  await page.goto(PAGE);
  await expect(box(page)).toHaveValue('');
  await expect(output(page)).toHaveText('Your generated story will appear here...');
  await expect(bank(page)).toContainText('No stories yet');
});

test.describe('without motion', () => {
  test.use({
    viewport: { width: 1_280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('no state has an accessibility violation, wide or narrow', async ({ page, context }) => {
    const person = await signInAsPro(context);
    await keepByCall(page, person, { title: 'Pallets', text: 'I built shelters.', tags: ['calm'] });
    await page.goto(PAGE);
    await box(page).fill(NOTES);
    await page.keyboard.press('Enter');
    await expectWritten(page, 'I called Dr Okafor');
    await page.keyboard.press('Enter');
    await expectWritten(page, 'I called Dr Okafor');
    await bank(page).getByText('Read').click();
    await expectAccessible(page, 'with a story and one kept');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Edit Pallets' }).click();
    await expectAccessible(page, 'the dialog');
  });
});
