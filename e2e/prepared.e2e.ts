import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { newPerson, type Visitor, startSignedIn, signInAsPro } from './people.ts';
import { expect, test } from './test.ts';
import { askTyped } from './typed-question.ts';

const RESUME = {
  name: 'Ada Marsh',
  education: '',
  work: `Head baker, Harbour Bakery, 2019 – 2023
- When the main oven failed two days before Christmas, I moved the dough to a neighbour’s bakery and no order was late.
- I trained six apprentices, who all passed.

Baker, Mill Street, 2015 – 2019
- I cut waste by 10% by weighing the flour.`,
  file_name: null,
};
const JOB = {
  company: 'Ford & Sons',
  role: 'Bakery manager',
  job_description: 'You will lead twelve bakers.\n- running a wholesale round\n- training apprentices',
};

const call = async (
  context: BrowserContext,
  { token }: Visitor,
  path: string,
  data: object,
  method = 'POST',
) =>
  (
    await context.request.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      data,
    })
  ).json();
/** Opened with the session. */
const SLOWLY = { timeout: 30_000 };
const answerIn = (page: Page) =>
  page.getByRole('region', { name: 'Suggested answer' }).locator('[aria-live]');
const row = (page: Page, question: RegExp) => page.getByRole('button', { name: question });

async function approveDraft(page: Page, question: RegExp): Promise<string> {
  await row(page, question).click();
  const item = page.getByRole('listitem').filter({ has: row(page, question) });
  const text = await item.getByRole('paragraph').first().innerText();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(
    page.getByRole('region', { name: /^Approved/ }).getByRole('button', { name: question }),
  ).toBeVisible();
  await row(page, question).click();
  return text;
}

test('what is approved in preparation is shown word for word when it is asked in other words', async ({
  page,
  context,
}) => {
  test.slow();
  const person = await signInAsPro(context);
  await call(context, person, '/material', RESUME, 'PUT');
  const { id: jobId } = await call(context, person, '/jobs', JOB);
  await page.goto(`/dashboard/prepare?job=${jobId}`);
  await page.getByRole('button', { name: 'Draft answers' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Draft answers' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'answers to prepare');

  const pressure = await approveDraft(page, /How do you work under pressure/);
  expect(pressure).toContain('no order was late');
  await approveDraft(page, /Tell me about yourself/);
  await row(page, /What is your greatest strength/).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Your answer' })
    .fill('People learn with me. All six apprentices passed.');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('3 of 25')).toBeVisible();

  await page.getByRole('button', { name: 'Add a question of your own' }).click();
  await page.getByLabel('The question').fill('Why did you change from nursing to baking?');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('My aunt had a mill.');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Approved (4)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Approved (4)' })).toBeVisible();

  const body = { duration_choice: 1, resume_summary: `Work: ${RESUME.work}`, job_id: jobId };
  const session = await call(context, person, '/openai/start-session', body);
  const at = new URLSearchParams({ threadId: session.thread_id, expiresAt: session.expires_at });
  await page.goto(`/dashboard/copilot?${at}`);
  await askTyped(page, 'So what would you say you are really good at, what is your main strength?');
  await expect(answerIn(page)).toHaveText('People learn with me. All six apprentices passed.', SLOWLY);
  await expect(page.getByText('Prepared', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a prepared answer');
  await askTyped(page, 'And when a deadline gets really tight, how do you cope with the pressure?');
  await expect(answerIn(page)).toContainText('no order was late');
  await expect(page.getByText('Prepared', { exact: true })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Answered by Built-in coach')).toBeVisible();
  await askTyped(page, 'Why did you change from nursing to baking?');
  await expect(answerIn(page)).toHaveText('My aunt had a mill.');
  await page.reload();
  await expect(answerIn(page)).toHaveText('My aunt had a mill.');
  await expect(page.getByText('Prepared', { exact: true })).toBeVisible();
});

test('the next user of this browser sees nothing of it', async ({ page, context }) => {
  const first = await newPerson(context.request);
  const hobbies = {
    id: 'hobbies',
    question: '',
    wordings: [],
    text: 'I sing in a choir.',
    state: 'approved',
    source: 'own',
    story: null,
    blanks: [],
  };
  await call(context, first, '/prepared', { job_id: null, version: 0, answers: [hobbies] }, 'PUT');
  await startSignedIn(context, first);
  await page.goto('/free-dashboard');
  await expect(page.getByRole('link', { name: '1 of 25 answers approved' })).toBeVisible();
  await page.getByRole('link', { name: '1 of 25 answers approved' }).click();
  await expect(page.getByText('I sing in a choir.')).toBeVisible();
  await startSignedIn(context, await newPerson(context.request));
  await page.goto('/free-dashboard/prepare');
  await expect(page.getByText('0 of 25')).toBeVisible();
  await expect(page.getByText('I sing in a choir.')).toHaveCount(0);
});
