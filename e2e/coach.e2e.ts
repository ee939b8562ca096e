import type { Page } from '@playwright/test';
import { shareMeeting } from './launch-copilot.ts';
import { expect, test } from './test.ts';

const WORK = `Head baker, Harbour Bakery, 2019 – 2023
Two bakers refused to share the early shift and quarrelled over it every week. I sat down with both of them and drew up a rota of alternating weeks. The quarrels ended, and nobody left for three years.

Shift lead, Mill Street Café, 2016 – 2019
The cook and I disagreed about how to label allergens. I showed him the inspector's letter and we tried my labels for a month. Complaints fell from nine to one.

Volunteer, Northside Food Bank, 2014 – 2016
A driver and I argued about the order of the stops. I timed both routes with him in the van. We saved 40 minutes a day.`;

/** Place, deed, and the title's beginning. */
const STORIES = [
  ['Harbour Bakery', /a rota/, 'Two bakers refused'],
  ['Mill Street Café', /inspector's letter/, 'The cook and I disagreed'],
  ['Northside Food Bank', /timed both routes/, 'A driver and I argued'],
] as const;

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';

test('an answer tells a story of the résumé, another one is a key away, and a reload keeps both', async ({
  page,
  context,
}) => {
  await shareMeeting(page, context);
  await page.getByText('Type it in, or correct what was read').click();
  await page.getByLabel('Company').fill('Riverside Hotel');
  await page.getByLabel('Work', { exact: true }).fill(WORK);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Launch Pythia' }).click();
  const popup = await opened;

  await popup.getByLabel('Your question').fill(QUESTION);
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 }); // the résumé is read meanwhile
  const first = await toldIn(popup);
  await expect(popup.getByText('Answered by Built-in coach')).toBeVisible();
  const others = popup.getByRole('region', { name: 'Other stories you could tell' }).getByRole('button');
  await expect(others).toHaveCount(2);
  const lines = await others.allTextContents();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await popup.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(popup.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await popup.evaluate(() => navigator.clipboard.readText());
  expect(STORIES.map(([, done]) => done.test(copied))).toEqual(STORIES.map(([place]) => place === first));

  const asked = popup.waitForRequest('**/free/chat');
  await popup.keyboard.press('b');
  const { message, instead } = (await asked).postDataJSON();
  expect([message, `B${instead}`]).toEqual([QUESTION, lines[1]]); // the key precedes its line
  await expect(popup.getByText('2 of 2')).toBeVisible();
  await expect(popup.getByText('Another story')).toBeVisible();
  await expect(popup.getByRole('heading', { name: QUESTION })).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
  const second = await toldIn(popup);
  expect(second).not.toBe(first);
  expect(STORIES.find(([, , title]) => instead.startsWith(title))?.[0]).toBe(second);

  await popup.reload();
  await expect(popup.getByText('2 of 2')).toBeVisible();
  await expect(popup.getByText('Another story')).toBeVisible();
  expect(await toldIn(popup)).toBe(second);
  await popup.getByRole('button', { name: 'Older answer' }).click();
  expect(await toldIn(popup)).toBe(first);
  await expect(popup.getByText('Answered by Built-in coach')).toBeVisible();
  expect(await others.allTextContents()).toEqual(lines);
});

/** Place of the answer's only story. */
async function toldIn(popup: Page): Promise<string> {
  const answer = popup.getByRole('region', { name: 'Suggested answer' });
  const spoken = (await answer.getByRole('paragraph').allTextContents()).join(' ');
  const told = STORIES.filter(([, deed]) => deed.test(spoken));
  expect(told, spoken).toHaveLength(1);
  const [place] = told[0]!;
  expect(spoken).toContain(place);
  return place;
}
