import '../ui/theme.css';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#paths.ts';
import { focusOn, interceptCalls, openPage, signInForTest } from '../../testing/open-page.tsx';

const { getByRole, getByText } = page;
const choice = getByRole('combobox', { name: 'Language of the interview' });
const ENGLISH_ALONE = 'The interview is heard in English: this server’s recogniser knows no other language.';

const violations = async (): Promise<string[]> => (await axe.run(document)).violations.map(({ id }) => id);

/** A recogniser that knows these. */
const knows = (...languages: string[]) =>
  interceptCalls(/GET \/speech\/status/, async (send) =>
    Response.json({ ...(await (await send()).json()), languages }),
  );

test('a language is chosen by its name, remembered in this browser, and the session begins in it', async () => {
  knows('en', 'ar', 'ja', 'pt-BR');
  const user = await signInForTest('free-user');
  const shown = await openPage(paths.freeInterview, { width: 360 });
  await expect.element(choice).toHaveDisplayValue('English');
  const names = [...(choice.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(names).toEqual(['Arabic', 'English', 'Japanese', 'Portuguese (Brazil)']);
  await choice.selectOptions('Japanese');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await violations()).toEqual([]);
  await shown.openAgain();
  await expect.element(choice).toHaveDisplayValue('Japanese');
  expect(user.email).not.toBe('');
});

test('where English alone is known a sentence says so, and there is no menu', async () => {
  knows('en');
  await signInForTest('free-user');
  await openPage(paths.freeInterview, { width: 360 });
  await expect.element(getByText(ENGLISH_ALONE)).toBeVisible();
  expect(choice.query()).toBeNull();
  expect(await violations()).toEqual([]);
});

test('languages that cannot be loaded are a sentence', async () => {
  interceptCalls(/GET \/speech\/status/, async () => new Response(null, { status: 404 }));
  await signInForTest('free-user');
  await openPage(paths.freeInterview, { width: 360 });
  await expect.element(getByText('The languages that can be heard could not be loaded.')).toBeVisible();
});

test('the third step of the wizard has it as well', async () => {
  knows('en', 'ja');
  await signInForTest('subscriber');
  await openPage(paths.interview, { width: 360 });
  await getByRole('main').getByLabelText('Company', { exact: true }).fill('Acme');
  await getByRole('main').getByLabelText('Role', { exact: true }).fill('Baker');
  await focusOn(getByRole('main').getByRole('button', { name: 'Next' }));
  await getByRole('main').getByRole('button', { name: 'Next' }).click();
  await getByRole('main').getByRole('button', { name: 'Next' }).click();
  await choice.selectOptions('Japanese');
  await expect.element(choice).toHaveDisplayValue('Japanese');
  expect(await violations()).toEqual([]);
});
