import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  holdCalls,
  interceptCalls,
  openPage,
  signInForTest,
  type TestUser,
} from '../../../testing/open-page.tsx';

const RESUME = {
  name: 'Ada',
  education: '',
  work: 'Head baker, Rye & Co., 2019 – present\n- When the main oven failed two days before Christmas, I moved the dough to a neighbour’s bakery and no order was late.\n- I trained six apprentices, who all passed.\n\nBaker, Seldon Foods, 2015 – 2019\n- I cut waste by 10% by weighing the flour.',
  file_name: null,
};
const FREE = '/free-dashboard/prepare';
const { getByRole, getByLabelText, getByText } = page;
const button = (name: string | RegExp) => getByRole('button', { name, exact: typeof name === 'string' });
const list = (name: string | RegExp) => getByRole('region', { name });

async function openPrepare(plan: 'free-user' | 'subscriber' = 'free-user', path = FREE) {
  const user = await signInForTest(plan);
  await user.call('/material', 'PUT', RESUME);
  return { ...user, ...(await openPage(path)) };
}

const kept = (user: TestUser) => async (): Promise<string[]> => {
  const { answers }: { answers: PreparedAnswer[] } = await (await user.call('/prepared')).json();
  return answers.map(({ id, state }) => `${id}: ${state}`);
};

/** Fills in the frame of a question and approves it. */
async function approve(question: string): Promise<void> {
  await button(new RegExp(question)).click();
  await getByRole('form', { name: 'Fill in' }).getByRole('textbox').first().fill('something true');
  await getByRole('form', { name: 'Fill in' }).getByRole('button', { name: 'Approve' }).click();
}

test('five questions are asked at a time; a frame makes sentences of what is filled in, which survives a reload', async () => {
  const user = await openPrepare();
  await expect.element(getByText('0 of 25')).toBeVisible();
  await expect.poll(() => list('Asked next').getByRole('listitem').elements().length).toBe(5);
  await button(/What is your greatest weakness\?/).click();
  await getByLabelText('What is a real weakness of yours?').fill('saying no to extra work');
  await user.openAgain();
  await button(/What is your greatest weakness\?/).click();
  await expect
    .element(getByLabelText('What is a real weakness of yours?'))
    .toHaveValue('saying no to extra work');
  await getByLabelText('What do you do about it?').fill('ask what can wait');
  const said =
    'What I am working on is saying no to extra work. What I do about it is that I ask what can wait.';
  await expect.element(getByText(said)).toBeVisible();
  await button('Approve').click();
  await expect.element(getByText('1 of 25')).toBeVisible();
  await expect.poll(kept(user)).toEqual(['weakness: approved']);
  await user.openAgain();
  await expect.element(list('Approved (1)').getByText(said)).toBeVisible();
  expect(list('Asked next').getByRole('listitem').elements()).toHaveLength(5);
});

test('drafts come from the user’s own material, are approved, edited, removed and called back', async () => {
  const user = await openPrepare();
  await button('Draft answers').click();
  await expect.element(list(/To read and approve/)).toBeVisible();
  await expect.element(button('Draft answers')).toBeVisible();
  const pressure = button(/How do you work under pressure/);
  await pressure.click();
  await expect.element(getByText(/no order was late/).last()).toBeVisible();
  await button('Approve').click();
  await expect.poll(kept(user)).toContain('pressure: approved');
  await button('Edit').click();
  await getByLabelText('Your answer').fill('I write down what must be done today.');
  await button('Save').click();
  await expect.element(getByText('I write down what must be done today.')).toBeVisible();
  await button('Remove').click();
  await expect.poll(kept(user)).not.toContain('pressure: approved');
  await button('Undo').click();
  await expect.poll(kept(user)).toContain('pressure: approved');
});

test('drafting is stopped, and what fails is said and gone on with', async () => {
  await openPrepare();
  const held = holdCalls(/^POST \/prepared\/draft/);
  await button('Draft answers').click();
  await held.made;
  await expect.element(getByRole('progressbar')).toBeVisible();
  await button('Stop').click();
  await expect.element(button('Draft answers')).toBeVisible();
  held.letGo();
  const stop = interceptCalls(/^POST \/prepared\/draft/, async () =>
    Response.json({ detail: 'Busy.' }, { status: 503 }),
  );
  await button('Draft answers').click();
  await expect.element(getByText('Drafting has stopped.')).toBeVisible();
  await expect.element(getByText('Busy.')).toBeVisible();
  stop();
  await button('Go on').click();
  await expect.element(list(/To read and approve/)).toBeVisible();
});

test('another story is told, and has to be read before it is approved', async () => {
  const user = await openPrepare();
  await button(/What is your greatest strength/).click();
  await button('Tell a story').click();
  await button('When the main oven failed two days before Christmas').click();
  await expect.poll(kept(user)).toEqual(['strength: draft']);
  await expect
    .element(
      list('To read and approve (1)').getByText(
        'From your story “When the main oven failed two days before Christmas”.',
      ),
    )
    .toBeVisible();
});

test('an own question is added, and practised without its answer in sight', async () => {
  await openPrepare('subscriber', '/dashboard/prepare');
  await button('Add a question of your own').click();
  await getByLabelText('The question').fill('Why did you become a baker?');
  await getByLabelText('Your answer').fill('My aunt had a mill.');
  await button('Approve').click();
  await expect.element(list('Approved (1)').getByText('My aunt had a mill.')).toBeVisible();
  await button('Practise aloud').click();
  const dialog = getByRole('dialog');
  await expect.element(dialog.getByText('Why did you become a baker?')).toBeVisible();
  expect(dialog.getByText('My aunt had a mill.').elements()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('My aunt had a mill.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => dialog.elements()).toEqual([]);
});

test('without Pro a sixth answer is kept as a draft, and the page says why', async () => {
  const user = await openPrepare();
  for (const question of [
    'Tell me about yourself',
    'Why do you want',
    'Why should we',
    'greatest weakness',
    'greatest strength',
  ])
    await approve(question);
  await expect.element(getByText(/You have approved 5 answers, which is all without Pro/)).toBeVisible();
  await button(/five years/).click();
  await getByRole('form', { name: 'Fill in' }).getByRole('textbox').first().fill('lead a kitchen');
  expect(getByRole('form', { name: 'Fill in' }).getByRole('button', { name: 'Approve' }).elements()).toEqual(
    [],
  );
  await button('Keep as a draft').click();
  await expect.poll(kept(user)).toContain('five-years: draft');
});

test('each application has its own, with questions from its posting, above what is for all', async () => {
  const user = await signInForTest('subscriber');
  await user.call('/material', 'PUT', RESUME);
  const job = {
    company: 'Ford & Sons',
    role: 'Bakery manager',
    job_description: 'We look for:\n- running a wholesale round\n- training apprentices\nSalary £32,000',
  };
  const { id } = await (await user.call('/jobs', 'POST', job)).json();
  const hobbies = {
    id: 'hobbies',
    question: '',
    wordings: [],
    text: 'I sing.',
    state: 'approved',
    source: 'own',
    story: null,
    blanks: [],
  };
  await user.call('/prepared', 'PUT', { job_id: null, version: 0, answers: [hobbies] });
  await openPage(`/dashboard/prepare?job=${id}`);
  await expect.element(getByText('From every interview')).toBeVisible();
  const asked = list('From the posting (2)').getByRole('listitem');
  await expect.element(asked.first().getByText(/running a wholesale round/)).toBeVisible();
  await button(/What are your hobbies/).click();
  await button('Edit').click();
  await getByLabelText('Your answer').fill('I sing in your town’s choir.');
  await button('Save').click();
  await expect.element(getByText('From every interview')).not.toBeInTheDocument();
  const { answers } = await (await user.call('/prepared')).json();
  expect(answers[0].text).toBe('I sing.');
});

test('what another window changed is shown, and what was typed against it is told', async () => {
  const user = await openPrepare();
  await expect.element(getByText('0 of 25')).toBeVisible();
  await user.call('/prepared', 'PUT', { job_id: null, version: 0, answers: [] });
  await approve('greatest weakness');
  await expect.element(getByText(SERVER_MESSAGES.preparedChanged).first()).toBeVisible();
  await expect.element(getByText('0 of 25')).toBeVisible();
});
