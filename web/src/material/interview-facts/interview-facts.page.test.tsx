import axe from 'axe-core';
import { FACT_MATTERS, type FactMatter, type InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signOut } from '#account/sign-out.ts';
import {
  holdCalls,
  interceptCalls,
  openPage,
  signInForTest,
  type TestUser,
} from '../../../testing/open-page.tsx';

const PREPARE = '/free-dashboard/prepare';
const RESUME = {
  name: 'Ada',
  education: 'BSc Archaeology, Hexley, 2015. My notice is eight weeks.',
  work: 'Head baker, Rye & Co., 2019 – present\n- Cut waste by 10% by weighing the flour.',
  file_name: null,
};
const { getByRole, getByText } = page;

const field = (matter: FactMatter) => getByRole('textbox', { name: FACT_MATTERS[matter].question });
const button = (name: string) => getByRole('button', { name, exact: true });
const fold = (label: string | RegExp) => page.getByText(label);
const open = () => getByRole('region', { name: 'Not in your résumé yet' });

const kept = (user: TestUser) => async (): Promise<InterviewFacts> =>
  (await (await user.call('/material/facts')).json()).facts;

async function openPrepare(facts: InterviewFacts = {}) {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', RESUME);
  await user.call('/material/facts', 'PUT', { version: 0, facts });
  const shown = await openPage(PREPARE);
  await unfold();
  const openAgain = async () => {
    await shown.openAgain();
    await unfold();
  };
  return { ...user, ...shown, openAgain };
}

/** Opens the fold: questions are asked only then. */
async function unfold(): Promise<void> {
  await expect.element(fold(/^(?:\d+ to answer|Nothing is left to ask|Notice, salary)/)).toBeVisible();
  expect(getByRole('button', { name: /^Skip: / }).elements()).toEqual([]);
  await fold('Questions about facts').click();
}

test('beside the other questions these are a press away, and accessible on a narrow screen', async () => {
  const user = await signInForTest('free-user');
  await user.call('/material/facts', 'PUT', { version: 0, facts: { salary: '£52,000', visa: null } });
  await openPage(PREPARE, { width: 360 });
  await expect.element(getByText('10 to answer')).toBeVisible();
  await fold('Questions about facts').click();
  await fold('Answered (1)').click();
  await fold('Skipped (1)').click();
  await expect.element(field('salary')).toHaveValue('£52,000');
  await expect.element(button('Ask again: Work permit or visa')).toBeVisible();
  const part = fold('Questions about facts').element().closest('details')!;
  const { violations } = await axe.run(part);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
});

test('what is typed is saved as it stands, where it was typed, and folded at the next look', async () => {
  const user = await openPrepare();
  await field('salary').fill('£52,000');
  await userEvent.tab();
  await expect.element(getByText('Saved', { exact: true })).toBeVisible();
  expect(await kept(user)()).toEqual({ salary: '£52,000' });
  await expect.element(open().getByRole('textbox', { name: FACT_MATTERS.salary.question })).toBeVisible();
  await user.openAgain();
  await fold('Answered (2)').click(); // includes the notice, which the résumé says
  await expect.element(field('salary')).toHaveValue('£52,000');
  await expect.element(getByText(/^Your résumé says it\./)).toBeVisible();
});

test('an answer that is cleared comes back by Undo, and the focus stays where it went', async () => {
  const user = await openPrepare({ salary: '£52,000' });
  await fold('Answered (2)').click();
  await field('salary').fill('');
  await userEvent.tab();
  await expect.poll(kept(user)).toEqual({});
  await expect.element(button('Undo')).toBeVisible();
  await expect.element(button('Undo')).not.toHaveFocus();
  await button('Undo').click();
  await expect.poll(kept(user)).toEqual({ salary: '£52,000' });
  await expect.element(field('salary')).toHaveValue('£52,000');
});

test('a matter that is skipped is gone until it is wanted again', async () => {
  const user = await openPrepare();
  await button('Skip: Work permit or visa').click();
  await expect.poll(kept(user)).toEqual({ visa: null });
  await expect.element(field('visa')).not.toBeInTheDocument();
  await user.openAgain();
  await fold('Skipped (1)').click();
  await button('Ask again: Work permit or visa').click();
  await expect.element(open().getByRole('textbox', { name: FACT_MATTERS.visa.question })).toBeVisible();
  await expect.poll(kept(user)).toEqual({});
});

test('what another window changed first is said, and what was typed is not lost', async () => {
  const user = await openPrepare();
  const letThrough = interceptCalls(/^PUT \/material\/facts$/, async (send) => {
    await user.call('/material/facts', 'PUT', { version: 1, facts: { visa: null } });
    return send();
  });
  await field('salary').fill('£52,000');
  await userEvent.tab();
  const told = getByRole('region', { name: 'Notifications' });
  await expect.element(told).toHaveTextContent(SERVER_MESSAGES.factsChanged);
  await expect.element(getByText('Not saved yet. Leave the field to try again.')).toBeVisible();
  await expect.element(field('salary')).toHaveValue('£52,000');
  letThrough();
  await expect.element(fold('Skipped (1)')).toBeVisible();
  await field('salary').click();
  await userEvent.tab();
  await expect.poll(kept(user)).toEqual({ salary: '£52,000', visa: null });
});

test('a second user of the browser sees nothing of the first', async () => {
  const user = await openPrepare({ salary: '£52,000' });
  await fold('Answered (2)').click();
  await expect.element(field('salary')).toHaveValue('£52,000');
  await user.close();
  signOut();
  await signInForTest('free-user');
  const { made, letGo } = holdCalls(/^GET \/material\/facts$/);
  await openPage(PREPARE);
  await made; // only browser data could be shown
  await fold('Questions about facts').click();
  await expect.element(getByText('Reading your answers…')).toBeInTheDocument();
  expect(getByRole('button', { name: /^Skip: / }).elements()).toEqual([]);
  letGo();
  await expect.element(open().getByRole('textbox', { name: FACT_MATTERS.start.question })).toBeVisible();
  await expect.element(field('salary')).toHaveValue('');
});

test('a failure is said, and tried again', async () => {
  await signInForTest('free-user');
  const letThrough = interceptCalls(/^GET \/material\/facts$/, async () =>
    Response.json({ detail: 'Too many at once.' }, { status: 429 }),
  );
  await openPage(PREPARE);
  await expect.element(getByText('Your answers could not be read', { exact: true })).toBeVisible(); // while folded
  await fold('Questions about facts').click();
  await expect.element(getByText('Too many at once.')).toBeVisible();
  letThrough();
  await button('Try again').click();
  await expect.element(field('salary')).toBeVisible();
});
