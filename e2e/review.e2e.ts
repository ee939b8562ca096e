import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { newPerson, type Visitor, signInHere } from './people.ts';
import { expect, test } from './test.ts';

const WORK = `Head baker, Harbour Bakery, 2019 – 2023
- When the main oven failed two days before Christmas, I moved the dough to a neighbour’s bakery and no order was late.
- I trained six apprentices, who all passed.`;
const SUMMARY = `Company: Ford & Sons, Role: Baker, Job Description: - training apprentices, Name: Ada Marsh, Work: ${WORK}`;
const BETTER = 'I ask what can wait, and the zebra crossing is painted first.';
const NOTE = 'Dear Mr Ford, thank you for the tour of your zebra bakery.';
/** The coach begins with the first question. */
const SLOWLY = { timeout: 20_000 };

const call = async (page: Page, { token }: Visitor, path: string, data: object, method = 'POST') =>
  page.context().request.fetch(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    data,
  });

test.use({ expectedConsole: ['404'] });

test('an interview that is over is reviewed: a better answer is kept, a note is edited, and another user sees none of it', async ({
  page,
  context,
}) => {
  test.slow();
  const [first, second] = [await newPerson(context.request), await newPerson(context.request)];
  const material = { name: 'Ada Marsh', education: '', work: WORK, file_name: null };
  await call(page, first, '/material', material, 'PUT');
  const started = await call(page, first, '/free/create-session', { resume_summary: SUMMARY });
  const { session_id } = (await started.json()) as { session_id: string };
  for (const message of ['Tell me about a time when something went wrong.', 'How do you prioritise?'])
    await (await call(page, first, '/free/chat', { session_id, message })).body();
  await call(page, first, `/interviews/${session_id}/end`, {});

  await signInHere(page, first);
  await page.goto('/free-dashboard/history');
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByText(/^2 questions over/)).toBeVisible(SLOWLY);
  await expect(glance.getByText('0 of 25')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Your stories' }).getByText('Told (1)', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page, 'a review');

  await page.getByRole('button', { name: /How do you prioritise/ }).press('Enter');
  const better = page.getByRole('form', { name: 'A better answer' });
  await better.getByRole('textbox').fill(BETTER, SLOWLY);
  await better.getByRole('button', { name: 'Keep as prepared' }).click();
  await expect(better.getByRole('button', { name: 'Kept as prepared' })).toBeDisabled();
  const note = page.getByRole('textbox', { name: 'To whoever asked' });
  await expect(note).toHaveValue(/our conversation about the position of Baker at Ford & Sons/);
  await note.fill(NOTE);
  await page.reload();
  await expect(note).toHaveValue(NOTE, SLOWLY);
  const address = page.url();
  await page.goto('/free-dashboard/prepare');
  await expect(page.getByRole('region', { name: /^Approved \(1\)/ }).getByText(BETTER)).toBeVisible(SLOWLY);

  await page.evaluate((token) => localStorage.setItem('authToken', token), second.token);
  await page.goto(address);
  await expect(page.getByText('This interview is no longer here')).toBeVisible(SLOWLY);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('zebra');
});
