import { expectAccessible } from './expect-accessible.ts';
import { newPerson, startSignedIn } from './people.ts';
import { expect, test } from './test.ts';

const RESUME = {
  name: 'Ada Marsh',
  education: '',
  work: `Head baker, Harbour Bakery, 2019 – 2023
- Oven failed two days before Christmas; moved the dough to a neighbour's bakery; all 140 orders were on time.
- Trained six apprentices, who all passed.`,
  file_name: null,
};
const PRESSURE = {
  id: 'pressure',
  question: '',
  wordings: [],
  text: 'When the oven failed before Christmas I moved the dough to a neighbour. All 140 orders were on time.',
  state: 'approved',
  source: 'own',
  story: null,
  blanks: [],
};
/** Opens the sentence model. */
const SLOWLY = { timeout: 30_000 };
const FIRST = 'Our oven failed two days before Christmas. We moved the dough to the bakery of a neighbour.';
const SECOND =
  'Our oven failed two days before Christmas. I moved the dough to the bakery of a neighbour, and all hundred and forty orders were on time.';

test('what is said aloud is timed by a key, reviewed, said again, and gone with the page', async ({
  page,
  context,
}) => {
  const person = await newPerson(context.request);
  const headers = { authorization: `Bearer ${person.token}` };
  await context.request.put('/api/v1/material', { headers, data: RESUME });
  const prepared = { job_id: null, version: 0, answers: [PRESSURE] };
  await context.request.put('/api/v1/prepared', { headers, data: prepared });
  await startSignedIn(context, person);
  await page.goto('/free-dashboard/prepare');
  await page.getByRole('button', { name: 'Practise aloud' }).click();
  const dialog = page.getByRole('dialog');
  const timer = dialog.getByRole('timer');
  await expect(timer).toHaveText('0:00');
  await page.keyboard.press('t');
  await expect(timer).toHaveText('0:01');
  await page.keyboard.press('t');
  const words = dialog.getByRole('textbox', { name: 'What you said' });
  await expect(words).toBeFocused();
  const measured = await timer.textContent();
  await page.keyboard.type(FIRST);
  await expect(timer).toHaveText(measured ?? ''); // the t here is a letter
  await dialog.getByRole('button', { name: 'Review' }).click();

  const first = dialog.getByRole('region', { name: 'Your review' });
  await expect(first.getByText('It is “we” throughout. Say “I” for what you did yourself.')).toBeVisible(
    SLOWLY,
  );
  await expect(first.getByText('You had prepared this too, and left it out.')).toBeVisible();
  await expect(first.getByText('all 140 orders were on time').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Say it again' })).toBeFocused();
  await expectAccessible(page, 'a review');

  await page.keyboard.press('Enter');
  await words.fill(SECOND);
  await dialog.getByRole('button', { name: 'Review' }).click();
  const second = dialog.getByRole('region', { name: 'Your review, attempt 2' });
  await expect(second.getByText('You said what you did yourself.')).toBeVisible();
  await expect(second.getByText('You said how it ended, with its number.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Your review, attempt 1' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Practise aloud' }).click();
  await expect(second).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Practise aloud' }).click();
  await expect(words).toHaveValue('');
  await expect(dialog.getByRole('region')).toHaveCount(0);
});
