import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { type ReadJob, SettledJob } from '@pythia/contracts/settled-jobs.ts';
import type { ReadStory } from '@pythia/contracts/settled-stories.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#api/query-client.ts';
import {
  holdCalls,
  interceptCalls,
  openPage,
  signInForTest,
  type TestUser,
} from '../../../testing/open-page.tsx';

const PAGE = '/free-dashboard/your-stories';
const RESUME = {
  name: 'Ada',
  education: '',
  work: 'Head baker, Rye & Co., 2019 – present\n- When the oven failed on a Friday, I moved the dough to a neighbour’s bakery. No order was late.\n- Cut waste by 10% by weighing the flour.\n\nBaker, Seldon Foods, 2015 – 2019\n- Trained two apprentices who both passed.',
  file_name: null,
};
const { getByRole, getByLabelText, getByText } = page;
const OVEN = 'When the oven failed on a Friday';
const WASTE = 'Cut waste by 10% by weighing the flour';
const TEAM = 'Trained two apprentices who both passed';

const stories = () => getByRole('region', { name: 'Stories of your résumé' });
const row = (title: string) => stories().getByRole('button', { name: title, exact: true });
const button = (name: string) => getByRole('button', { name, exact: true });
const titles = () =>
  stories()
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
const jobsShown = () =>
  stories()
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.firstChild?.textContent);

async function openStories(): Promise<TestUser & { openAgain: () => Promise<void> }> {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', RESUME);
  const { openAgain } = await openPage(PAGE);
  await expect.poll(titles).toEqual([OVEN, WASTE, TEAM]);
  return { ...user, openAgain };
}

const kept = (user: TestUser) => async (): Promise<string[]> => {
  const { name, education, work } = RESUME;
  const reply = await user.call('/material/stories/read', 'POST', { name, education, work });
  const { stories }: { stories: ReadStory[] } = await reply.json();
  return stories.filter((story) => story.is_settled).map(({ title, standing }) => `${title}: ${standing}`);
};

test('a résumé is shown as its stories under their jobs, each open at a press and one at a time', async () => {
  await openStories();
  expect(jobsShown()).toEqual(['Head baker, Rye & Co.', 'Baker, Seldon Foods']);
  await row(OVEN).click();
  await expect.element(getByText(/No order was late\./)).toBeVisible();
  await row(TEAM).click();
  await expect.element(getByText('I trained two apprentices who both passed.')).toBeVisible();
  expect(getByText(/No order was late\./).elements()).toEqual([]);
});

test('a story of one sentence asks how it was done, and goes on with what is typed; Undo takes it back', async () => {
  const user = await openStories();
  const more = () => getByRole('form', { name: `More of ${WASTE}` });
  await row(OVEN).click();
  await expect.element(getByText(/No order was late\./)).toBeVisible();
  expect(getByRole('form').elements()).toEqual([]);
  await row(WASTE).click();
  await getByLabelText('How did you do it, and what came of it?').fill(
    'I put a scale at each bench. We saved a sack a week.',
  );
  await button('Add to the story').click();
  await expect
    .element(getByText(/by weighing the flour\. I put a scale at each bench\. We saved a sack a week\./))
    .toBeVisible();
  expect(more().elements()).toEqual([]);
  await expect.poll(kept(user)).toEqual([`${WASTE}: told`]);
  await button('Undo').click();
  await expect.element(more()).toBeVisible();
  await expect.poll(kept(user)).toEqual([]);
});

test('a story is renamed, reworded and moved in one go, and Undo takes all of it back', async () => {
  const user = await openStories();
  await row(WASTE).click();
  await button('Edit').click();
  await expect.element(getByLabelText('Title')).toHaveFocus();
  await getByLabelText('Title').fill('Less waste');
  await getByLabelText(/^Story/).fill('We threw half of it away. I weighed all flour.');
  await getByLabelText('Job').selectOptions('Baker, Seldon Foods, 2015 – 2019');
  await button('Save').click();
  await expect.poll(titles).toEqual([OVEN, 'Less waste', TEAM]);
  await expect.poll(kept(user)).toEqual(['Less waste: told']);
  await expect.element(button('Split')).toBeVisible(); // two sentences, as read
  await button('Undo').click();
  await expect.poll(titles).toEqual([OVEN, WASTE, TEAM]);
  await expect.poll(kept(user)).toEqual([]);
});

test('one story becomes two, and two become one', async () => {
  const user = await openStories();
  await row(OVEN).click();
  await button('Split').click();
  await button('Split here').click();
  await expect.poll(titles).toEqual([OVEN, 'No order was late', WASTE, TEAM]);
  await button('Join with next').click();
  await expect.poll(titles).toEqual([OVEN, WASTE, TEAM]);
  await expect.poll(kept(user)).toEqual([`${OVEN}: told`]);
});

test('whoever works by keyboard goes on at the story that was edited', async () => {
  await openStories();
  const press = async (name: string, key = 'Enter') => {
    button(name).element().focus();
    await userEvent.keyboard(`{${key}}`);
  };
  const story = getByRole('listitem').filter({ has: button(OVEN) });
  await press(OVEN);
  for (const edit of ['Edit', 'Split']) {
    await press(edit);
    await press('Cancel');
    await expect.element(story).toHaveFocus();
  }
  await press('Split');
  await press('Split here');
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual([OVEN, WASTE, TEAM]);
  await expect.element(story).toHaveFocus();
  await expect.element(button('Split')).toBeVisible();
});

test('favourites and hidden stories say so, also after a reload', async () => {
  const user = await openStories();
  await getByRole('button', { name: `Favourite: ${TEAM}` }).click();
  await row(WASTE).click();
  await button('Hide').click();
  await expect.poll(kept(user)).toEqual([`${WASTE}: hidden`, `${TEAM}: favourite`]);
  await user.openAgain();
  await expect.element(getByRole('button', { name: `Favourite: ${TEAM}`, pressed: true })).toBeVisible();
  await expect.element(stories().getByText(/^Hidden/)).toBeVisible();
});

test('what is doubtful about a job is asked about, and the answer counts for all of its stories', async () => {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', RESUME);
  const jobs = async (): Promise<ReadJob[]> => {
    const { name, education, work } = RESUME;
    return (await (await user.call('/material/jobs/read', 'POST', { name, education, work })).json()).jobs;
  };
  const doubted = (await jobs()).map((job) => SettledJob.parse({ ...job, doubts: ['employer'] }));
  await user.call('/material/jobs', 'PUT', { version: 0, jobs: doubted });
  await openPage(PAGE);
  const asked = getByRole('listitem').filter({ hasText: 'Did you work for “Seldon Foods”?' });
  await asked.getByRole('button', { name: 'No, not an employer' }).click();
  await expect.poll(jobsShown).toEqual(['Head baker, Rye & Co.', 'Baker']);
  await button('Yes, my employer').click();
  expect(getByRole('button', { name: 'Yes, my employer' }).elements()).toEqual([]);
  await expect
    .poll(async () => (await jobs()).map(({ employer, doubts }) => [employer, doubts]))
    .toEqual([
      ['Rye & Co.', []],
      ['', []],
    ]);
  await expect.poll(kept(user)).toEqual([]); // stories follow unsettled
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('main')).toHaveFocus(); // the questions left with the last one
  await expect.element(button('Yes, my employer')).toBeVisible();
});

test('what is on its way stays shown when the stories are read anew, and the next change does not lose it', async () => {
  const user = await openStories();
  const saving = holdCalls(/^PUT \/material\/stories$/);
  await getByRole('button', { name: `Favourite: ${TEAM}` }).click();
  await saving.made;
  await queryClient.refetchQueries({ queryKey: ['resume-stories'] });
  expect(getByRole('button', { name: `Favourite: ${TEAM}`, pressed: true }).elements()).toHaveLength(1);
  await row(WASTE).click();
  await button('Hide').click();
  saving.letGo();
  await expect.poll(kept(user)).toEqual([`${WASTE}: hidden`, `${TEAM}: favourite`]);
});

test('what another window changed first is shown, and said', async () => {
  const user = await openStories();
  interceptCalls(/^PUT \/material\/stories$/, async (send) => {
    await user.call('/material/stories', 'PUT', { version: 0, stories: [] });
    return send();
  });
  await getByRole('button', { name: `Favourite: ${TEAM}` }).click();
  const told = getByRole('region', { name: 'Notifications' });
  await expect.element(told).toHaveTextContent(SERVER_MESSAGES.storiesChanged);
  await expect.element(getByRole('button', { name: `Favourite: ${TEAM}`, pressed: false })).toBeVisible();
});

test('what was reworded shows what the résumé says now, and what it says no more', async () => {
  const user = await openStories();
  for (const title of [OVEN, WASTE]) {
    await row(title).click();
    await button('Edit').click();
    await getByLabelText(/^Story/).fill(`${title} and I coped.`);
    await button('Save').click();
  }
  await expect.poll(kept(user)).toHaveLength(2);
  const work = RESUME.work.replace('10%', '12%').replace(/- When.*\n/, '');
  await user.call('/material', 'PUT', { ...RESUME, work });
  await user.openAgain();
  await row(WASTE).click();
  await expect.element(getByText('I cut waste by 12% by weighing the flour.')).toBeVisible();
  await button('Use that').click();
  await row(WASTE).click();
  await expect.element(getByText('I cut waste by 12% by weighing the flour.')).toBeVisible();
  expect(jobsShown().at(-1)).toBe('No longer in your résumé');
  await row(OVEN).click();
  await button('Remove').click();
  await expect.poll(titles).toEqual([WASTE, TEAM]);
});

test('without a résumé it says where to add one, and a failure is tried again', async () => {
  const user = await signInForTest('free-user');
  const { openAgain } = await openPage(PAGE);
  await expect.element(getByRole('link', { name: 'Add your résumé' })).toBeVisible();
  await user.call('/material', 'PUT', RESUME);
  const letThrough = interceptCalls(/^POST \/material\/stories\/read$/, async () =>
    Response.json({ detail: 'Too many at once.' }, { status: 429 }),
  );
  await openAgain();
  await expect.element(getByText('Too many at once.')).toBeVisible();
  letThrough();
  await button('Try again').click();
  await expect.poll(titles).toEqual([OVEN, WASTE, TEAM]);
});
