import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  focusOn,
  holdCalls,
  interceptCalls,
  noAnswer,
  openPage,
  signInForTest,
} from '../../../testing/open-page.tsx';

const KNOWLEDGE = '/dashboard/knowledge';
const { getByRole, getByText } = page;

const fields = () => getByRole('list', { name: 'Fields' }).getByRole('listitem');
const found = () => getByRole('list', { name: 'Entries found' }).getByRole('listitem');
const switchOf = (name: string) => getByRole('group', { name: `Use ${name} in interviews` });
const firstOf = (parts: Locator) => () => parts.nth(0).query()?.textContent ?? '';
const textsOf = (parts: Locator) => () => parts.elements().map((part) => part.textContent);

test('a field that is switched on stays on, and what was suggested comes back when asked for', async () => {
  const user = await signInForTest('subscriber');
  await user.call('/material', 'PUT', {
    name: '',
    education: '',
    work: 'Registered Nurse, Mercy Hospital, 2019 – present\n- Cared for patients on a ward.',
    file_name: null,
  });
  const shown = await openPage(KNOWLEDGE);
  await expect.poll(firstOf(fields())).toMatch(/Suggested by your résumé or job/);
  expect(
    fields()
      .filter({ hasText: /^Nursing/ })
      .element().textContent,
  ).toContain('Suggested');
  expect(
    fields()
      .filter({ hasText: /^Sales/ })
      .element().textContent,
  ).not.toContain('Suggested');
  await switchOf('Sales').getByRole('button', { name: 'On' }).click();
  await expect.poll(async () => (await (await user.call('/knowledge')).json()).chosen).toBe(true);
  await shown.openAgain();
  await expect
    .element(switchOf('Sales').getByRole('button', { name: 'On' }))
    .toHaveAttribute('aria-pressed', 'true');
  await getByRole('button', { name: 'Use what is suggested' }).click();
  await expect
    .element(switchOf('Sales').getByRole('button', { name: 'Off' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await (await user.call('/knowledge')).json()).chosen).toBe(false);
});

test('a field that is switched while the one before is being kept is kept as well', async () => {
  const user = await signInForTest('subscriber');
  await openPage(KNOWLEDGE);
  const keeping = holdCalls(/^PUT \/knowledge$/);
  for (const name of ['Sales', 'Law']) await switchOf(name).getByRole('button', { name: 'Off' }).click();
  keeping.letGo();
  const off = async () =>
    (await (await user.call('/knowledge')).json()).fields
      .filter(({ on }: { on: boolean }) => !on)
      .map(({ id }: { id: string }) => id);
  await expect.poll(async () => (await off()).toSorted()).toEqual(['law', 'sales']);
});

test('fields switched one after the other are all kept', async () => {
  const user = await signInForTest('subscriber');
  await openPage(KNOWLEDGE);
  for (const name of ['Sales', 'Design', 'Law'])
    await switchOf(name).getByRole('button', { name: 'Off' }).click();
  const off = async () =>
    (await (await user.call('/knowledge')).json()).fields
      .filter(({ on }: { on: boolean }) => !on)
      .map(({ name }: { name: string }) => name);
  await expect.poll(off).toEqual(expect.arrayContaining(['Sales', 'Design', 'Law']));
});

test('a switch that could not be saved goes back and says so', async () => {
  await signInForTest('subscriber');
  await openPage(KNOWLEDGE);
  const on = switchOf('Sales').getByRole('button', { name: 'On' });
  await expect.element(on).toHaveAttribute('aria-pressed', 'true');
  interceptCalls(/^PUT \/knowledge$/, noAnswer);
  await switchOf('Sales').getByRole('button', { name: 'Off' }).click();
  await expect.element(page.getByText('Network error or server not responding').first()).toBeVisible();
  await expect.element(on).toHaveAttribute('aria-pressed', 'true');
});

test('an entry is found as it is typed, read, and left again by keyboard', async () => {
  await signInForTest('subscriber');
  const shown = await openPage(KNOWLEDGE);
  await page.getByLabelText('Search all entries').fill('hash tab');
  await expect.poll(firstOf(found())).toMatch(/hash tables/i);
  await focusOn(found().nth(0).getByRole('link'));
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('heading', { level: 1, name: 'Hash tables' })).toBeVisible();
  await expect.element(getByRole('heading', { name: 'Key points' })).toBeVisible();
  await shown.goBack();
  await expect.poll(firstOf(found())).toMatch(/hash tables/i);
  await page.getByLabelText('Search all entries').fill('zzzz');
  await expect.element(getByText('No entry found')).toBeVisible();
});

test('what is not right is hidden, brought back by Undo, and listed until it is shown again', async () => {
  const user = await signInForTest('subscriber');
  const hidden = async () => (await (await user.call('/knowledge')).json()).hidden.length;
  const shown = await openPage(KNOWLEDGE);
  await page.getByLabelText('Search all entries').fill('hash tables');
  await found().nth(0).getByRole('link').click();
  await getByRole('button', { name: 'Not right' }).click();
  await expect.element(getByText('Hidden by you: your answers go without it.')).toBeVisible();
  await getByRole('button', { name: 'Undo' }).click();
  await expect.poll(hidden).toBe(0);
  await getByRole('button', { name: 'Not right' }).click();
  await expect.poll(hidden).toBe(1);
  await shown.close();
  await openPage(KNOWLEDGE);
  await focusOn(getByRole('button', { name: 'Show hash tables again' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('list', { name: 'Hidden by you' })).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  await expect.poll(hidden).toBe(0);
});

test.each([
  ['subscriber', KNOWLEDGE],
  ['free-user', '/free-dashboard/knowledge'],
] as const)(
  'a question of an entry is asked of a %s by the sample interviewer, alone',
  async (kind, address) => {
    await signInForTest(kind);
    await openPage(address);
    await page.getByLabelText('Search all entries').fill('hash tables');
    await found().nth(0).getByRole('link').click();
    await getByRole('link', { name: 'Ask me this' }).click();
    await expect.element(getByText('You will be asked')).toBeVisible();
    const asked = getByRole('blockquote').element().textContent;
    await getByRole('button', { name: 'Ask me', exact: true }).click();
    const interviewer = getByRole('region', { name: 'Sample interviewer' });
    await expect.element(interviewer.getByText(asked)).toBeVisible();
    await expect.element(getByText('One question')).toBeVisible();
    await expect.element(getByRole('button', { name: 'Answer aloud' })).toBeVisible();
  },
);

test('a free user reads everything in a narrow window, and is led to the plans', async () => {
  await signInForTest('free-user');
  await openPage('/free-dashboard/knowledge', { width: 360 });
  await expect.element(getByRole('link', { name: 'See the plans' })).toBeVisible();
  await expect.poll(textsOf(fields())).not.toEqual([]);
  expect(getByRole('button', { name: 'On', exact: true }).elements()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
