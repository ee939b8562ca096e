import axe from 'axe-core';
import type { Debrief } from '@pythia/contracts/debrief.ts';
import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { USUAL_IDS } from '@pythia/contracts/usual-questions.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  holdCalls,
  interceptCalls,
  openPage,
  signInForTest,
  type TestUser,
} from '../../../../testing/open-page.tsx';

const WORK = `Head baker, Harbour Bakery, 2019 – 2023
- When the main oven failed two days before Christmas, I moved the dough to a neighbour’s bakery and no order was late.
- I trained six apprentices, who all passed.`;
const SUMMARY = `Company: Ford & Sons, Role: Baker, Job Description: - training apprentices, Name: Ada Marsh, Work: ${WORK}`;
const QUESTION = 'How do you work under pressure or to a tight deadline?';

const { getByRole, getByLabelText, getByText } = page;
const button = (name: string | RegExp) => getByRole('button', { name, exact: typeof name === 'string' });
const part = (name: string) => getByRole('region', { name, exact: true });
const review = /^GET \/interviews\/[^/]+\/review/;

/** Ended, with what was asked in it. */
async function held(user: TestUser, asked: readonly string[], summary = SUMMARY): Promise<string> {
  const started = await user.call('/free/create-session', 'POST', { resume_summary: summary });
  const { session_id } = await started.json();
  for (const message of asked) await (await user.call('/free/chat', 'POST', { session_id, message })).text();
  await user.call(`/interviews/${session_id}/end`, 'POST');
  return session_id;
}

async function openReview(asked: readonly string[], summary?: string, width?: number) {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', { name: 'Ada Marsh', education: '', work: WORK, file_name: null });
  const id = await held(user, asked, summary);
  const opened = await openPage(`/free-dashboard/history?session=${id}&view=review`, {
    ...(width && { width }),
  });
  return { ...user, ...opened, id };
}

const preparedOf = async (user: TestUser): Promise<PreparedAnswer[]> =>
  (await (await user.call('/prepared')).json()).answers;

test('a question has a better answer from the user’s own material, which is kept as prepared', async () => {
  const user = await openReview([QUESTION]);
  await expect.element(part('At a glance').getByText(/^1 question over/)).toBeVisible();
  await expect.element(part('At a glance').getByText('0 of 25')).toBeVisible();
  await expect.element(part('What the job asks for').getByText('Never touched (1)')).toBeVisible();
  await part('Questions')
    .getByRole('button', { name: /How do you work under pressure/ })
    .click();
  const better = getByRole('form', { name: 'A better answer' });
  await expect.element(better.getByRole('textbox')).toHaveValue(expect.stringContaining('no order was late'));
  await better.getByRole('textbox').fill('');
  await expect.element(better.getByRole('textbox')).toHaveValue('');
  await button('Undo changes').click();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await expect.element(better.getByRole('textbox')).toHaveValue(expect.stringContaining('no order was late'));
  await better.getByRole('textbox').fill('I write down what must be done today.');
  await button('Keep as prepared').click();
  await expect.element(button('Kept as prepared')).toBeDisabled();
  await expect
    .poll(async () => (await preparedOf(user)).map(({ text, state, source }) => [text, state, source]))
    .toEqual([['I write down what must be done today.', 'approved', 'own']]);
  await user.openAgain();
  await part('Questions')
    .getByRole('button', { name: /How do you work under pressure/ })
    .click();
  await expect.element(better.getByRole('textbox')).toHaveValue('I write down what must be done today.');
  await expect.element(better.getByText('As you prepared it.')).toBeVisible();
});

test('without Pro a sixth answer is kept as a draft, and a refusal is said', async () => {
  const user = await openReview(['What is your favourite bread, and why?']);
  const answers = USUAL_IDS.slice(0, 5).map((id) => ({
    id,
    question: '',
    wordings: [],
    text: 'Something.',
    state: 'approved',
    source: 'own',
    story: null,
    blanks: [],
  }));
  await part('Questions')
    .getByRole('button', { name: /favourite bread/ })
    .click();
  const better = getByRole('form', { name: 'A better answer' });
  await better.getByRole('textbox').fill('Rye.');
  await user.call('/prepared', 'PUT', { job_id: null, version: 0, answers });
  await button('Keep as prepared').click();
  await expect.element(getByText(SERVER_MESSAGES.preparedChanged).first()).toBeVisible();
  await expect.element(better.getByText(/^You have approved 5 answers/)).toBeVisible();
  await expect.element(better.getByRole('textbox')).toHaveValue('Rye.');
  await button('Keep as a draft').click();
  await expect
    .poll(async () => (await preparedOf(user)).at(-1))
    .toMatchObject({
      question: 'What is your favourite bread, and why?',
      text: 'Rye.',
      state: 'draft',
    });
});

test('a note is edited, survives a reload, and goes back to its draft and forth', async () => {
  const user = await openReview([QUESTION]);
  const note = getByLabelText('To whoever asked');
  await expect.element(note).toHaveValue(expect.stringContaining('the position of Baker at Ford & Sons'));
  await expect.element(part('Thank-you note').getByText(/^1 gap in brackets is left/)).toBeVisible();
  const kept = async () => (await (await user.call(`/interviews/${user.id}/thank-you`)).json()).text;
  await note.fill('Dear Mr Ford, thank you.');
  await user.openAgain();
  await expect.element(note).toHaveValue('Dear Mr Ford, thank you.');
  await expect.poll(kept).toBe('Dear Mr Ford, thank you.');
  await button('Back to the draft').click();
  await expect.element(note).toHaveValue(expect.stringContaining('Dear [the interviewer’s name]'));
  await expect.poll(kept).toBe(null);
  await button('Undo').click();
  await expect.element(note).toHaveValue('Dear Mr Ford, thank you.');
  await expect.poll(kept).toBe('Dear Mr Ford, thank you.');
});

test('while it is read that is said; a failure is told and tried again; the log stays beside it', async () => {
  const stop = interceptCalls(review, async () =>
    Response.json({ detail: 'Too many reviews are being made.' }, { status: 422 }),
  );
  const user = await openReview([QUESTION]);
  await expect.element(getByText('The review could not be made.')).toBeVisible();
  await expect.element(getByText('Too many reviews are being made.')).toBeVisible();
  stop();
  const { made, letGo } = holdCalls(review);
  await button('Try again').click();
  await made;
  await expect.element(getByText('Reading the interview…')).toBeVisible();
  letGo();
  await expect.element(part('Questions')).toBeVisible();
  await getByRole('link', { name: 'Log', exact: true }).click();
  await expect.element(getByRole('group', { name: /^Transcript and answers/ })).toBeVisible();
  expect(user.address()).toBe(`/free-dashboard/history?session=${user.id}`);
});

test('an interview without questions, posting and stories says so in its places', async () => {
  await openReview([], 'Name: Ada');
  await expect.element(getByText('No question was asked')).toBeVisible();
  await expect.element(getByText(/^There is no posting with this interview\./)).toBeVisible();
  await expect.element(getByText(/^No story was found/)).toBeVisible();
});

test('a running interview has its log alone', async () => {
  const user = await signInForTest('free-user');
  const started = await user.call('/free/create-session', 'POST', {});
  const { session_id } = await started.json();
  await openPage(`/free-dashboard/history?session=${session_id}&view=review`);
  await expect.element(getByRole('group', { name: 'Transcript and answers' })).toBeInTheDocument();
  expect(getByRole('link', { name: 'Review', exact: true }).query()).toBeNull();
});

test('all is copied within the click, though its review comes later', async () => {
  const id = await held(await signInForTest('free-user'), [QUESTION]);
  await openPage(`/free-dashboard/history?session=${id}`);
  const reading = holdCalls(review);
  const write = vi.spyOn(navigator.clipboard, 'write');
  onTestFinished(() => write.mockRestore());
  await button('Copy all').click();
  await reading.made;
  expect(write).toHaveBeenCalledOnce();
  await expect.element(button('Copy all')).toHaveAttribute('aria-busy', 'true');
  reading.letGo();
  await expect.element(getByText('Copied.', { exact: true })).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Review: ');
});

const debrief = (count: number): Debrief => ({
  began_at: '2026-01-15T09:00:00Z',
  ended_at: '2026-01-15T09:30:00Z',
  questions: Array.from({ length: count }, (_, place) => ({
    id: `0197f0aa-0000-7000-8000-${String(place).padStart(12, '0')}`,
    event: `${place}`,
    text: `What about ${place}?`,
    at: new Date(Date.parse('2026-01-15T09:00:00Z') + (place * 1_800_000) / count).toISOString(),
    kind: 'technical',
    way: place % 2 === 0 ? 'prepared' : 'none',
    stall: place === 3 ? 'no-answer' : null,
    first_text_ms: 300,
    total_ms: 900,
    answer: '',
    usual: null,
  })),
  more_questions: 7,
  requirements: null,
  stories: null,
  company: '',
  role: '',
  name: '',
});

test.each([360, 1_440])(
  'at %i px every question stands on the line of time, in words too, and a mark leads to it',
  async (width) => {
    interceptCalls(review, async () => Response.json(debrief(40)));
    await openReview([QUESTION], SUMMARY, width);
    const glance = part('At a glance');
    await expect.element(glance.getByText(/7 further questions are only in the log/)).toBeVisible();
    expect(
      glance.getByRole('figure').getByRole('list').first().getByRole('listitem').elements(),
    ).toHaveLength(40);
    const line = glance.getByRole('figure').element().firstElementChild!;
    const { left, right } = line.getBoundingClientRect();
    const marks = [...line.querySelectorAll('button')];
    expect(marks).toHaveLength(40);
    for (const mark of marks) {
      const box = mark.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(left - 1);
      expect(box.right).toBeLessThanOrEqual(right + 1);
    }
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    marks[37]!.click();
    await expect.element(button(/What about 37\?/)).toHaveFocus();
    await part('Where it stalled').getByRole('button').click();
    await expect.element(part('Questions').getByRole('button', { name: /What about 3\?/ })).toHaveFocus();
    await expect.element(getByText('Stories are looked for only in English interviews.')).toBeVisible();
    const { violations } = await axe.run(document);
    expect(violations.map(({ id }) => id)).toEqual([]);
  },
);
