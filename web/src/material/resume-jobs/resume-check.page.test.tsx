import axe from 'axe-core';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { type ReadJob, SettledJob } from '@pythia/contracts/settled-jobs.ts';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { signOut } from '#account/sign-out.ts';
import { queryClient } from '#api/query-client.ts';
import {
  holdCalls,
  interceptCalls,
  openPage,
  signInForTest,
  type TestUser,
} from '../../../testing/open-page.tsx';

const PAGE = '/free-dashboard/interview-ai-free';
const BAKER = 'Head baker, Rye & Co., 2019 – present';
const RESUME = {
  name: 'Ada',
  education: 'BSc Archaeology, Hexley, 2015',
  work: `${BAKER}\n- Cut waste by 10% by weighing the flour.\n\nBaker, Seldon Foods, 2015 – 2019\n- Trained two apprentices.`,
};
const AS_READ = ['Head baker, Rye & Co.', 'Baker, Seldon Foods'];
const { getByRole, getByText } = page;

const check = () => getByRole('region', { name: 'What was read' });
const row = (name: string) => check().getByRole('group', { name, exact: true });
const part = (name: string, label: string) => row(name).getByRole('textbox', { name: label, exact: true });
const button = (name: string) => getByRole('button', { name, exact: true });
const told = () => getByRole('region', { name: 'Notifications' });
const names = () =>
  check()
    .getByRole('listitem')
    .elements()
    .map((item) => item.firstElementChild?.getAttribute('aria-label') ?? null)
    .filter((name) => name !== null);

const read = async (user: TestUser): Promise<{ version: number; jobs: ReadJob[] }> =>
  (await user.call('/material/jobs/read', 'POST', RESUME)).json();
const kept = (user: TestUser) => async (): Promise<string[]> =>
  (await read(user)).jobs
    .filter((job) => job.is_settled)
    .map((job) =>
      [job.standing, job.role, job.employer, job.from, job.is_current ? 'present' : job.to].join(', '),
    );

async function openCheck(size?: { width: number }): Promise<TestUser & { openAgain: () => Promise<void> }> {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', { ...RESUME, file_name: null });
  const { openAgain } = await openPage(PAGE, size);
  await expect.poll(names).toEqual(AS_READ);
  return { ...user, openAgain };
}

async function doubt(user: TestUser, ...doubts: SettledJob['doubts'][]): Promise<void> {
  const { version, jobs } = await read(user);
  const asked = jobs.flatMap((job, at) =>
    doubts[at] ? SettledJob.parse({ ...job, doubts: doubts[at] }) : [],
  );
  await user.call('/material/jobs', 'PUT', { version, jobs: asked });
}

async function type(field: Locator, text: string, key: string): Promise<void> {
  await field.fill(text);
  await userEvent.keyboard(key);
}

test('a résumé is shown as its jobs with their lines whenever there is one, and a part is corrected where it stands', async () => {
  const user = await openCheck();
  await expect.element(row(AS_READ[0]!).getByText(BAKER)).toBeVisible();
  await expect.element(check().getByText(RESUME.education)).toBeVisible();
  await expect.element(part(AS_READ[0]!, 'To')).toHaveValue('present');
  await type(part(AS_READ[0]!, 'Employer'), 'Rye Bakeries', '{Enter}');
  await expect.element(part('Head baker, Rye Bakeries', 'Role')).toHaveFocus();
  await expect.poll(kept(user)).toEqual(['held, Head baker, Rye Bakeries, 2019, present']);
  await user.openAgain();
  await expect.poll(names).toEqual(['Head baker, Rye Bakeries', AS_READ[1]]);
});

test('Tab goes on and saves, Escape takes back what was typed, and Undo what was saved', async () => {
  const user = await openCheck();
  await type(part(AS_READ[0]!, 'To'), '2024', '{Tab}');
  await expect.poll(kept(user)).toEqual(['held, Head baker, Rye & Co., 2019, 2024']);
  await type(part(AS_READ[1]!, 'Role'), 'Cook', '{Escape}');
  await expect.element(part(AS_READ[1]!, 'Role')).toHaveValue('Baker');
  await button('Undo').click();
  await expect.poll(kept(user)).toEqual([]);
  await expect.element(part(AS_READ[0]!, 'To')).toHaveValue('present');
});

test('what is doubtful is asked where it stands, counted, and settled by Yes, by No or by what is typed', async () => {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', { ...RESUME, file_name: null });
  await doubt(user, ['employer', 'dates'], ['role']);
  await openPage(PAGE);
  await expect.element(check().getByText('3 questions', { exact: true })).toBeVisible();
  const asked = (name: string) => check().getByRole('group', { name, exact: true });
  await asked('Is this an employer? Rye & Co.').getByRole('button', { name: 'No' }).click();
  await expect.element(part('Head baker', 'Employer')).toHaveFocus();
  await asked('Is this a job title? Baker').getByRole('button', { name: 'Yes' }).click();
  await expect.element(check().getByText('1 question', { exact: true })).toBeVisible();
  await asked('Are these the dates? 2019 – present').getByRole('button', { name: 'No' }).click();
  await expect.element(part('Head baker', 'From')).toHaveFocus();
  await expect.poll(kept(user)).toEqual(['held, Head baker, , , ', 'held, Baker, Seldon Foods, 2015, 2019']);
  expect(
    check()
      .getByText(/\d question/)
      .elements(),
  ).toEqual([]);
});

test('what is no job is left out and put back, and one is added by its first part', async () => {
  const user = await openCheck();
  await row(AS_READ[1]!).getByRole('button', { name: 'Not a job of mine' }).click();
  await expect.poll(names).toEqual([AS_READ[0]]);
  await expect.element(button('Undo')).toHaveFocus();
  await expect.poll(kept(user)).toEqual(['none, Baker, Seldon Foods, 2015, 2019']);
  await getByText('Left out (1)').click();
  await button('Put it back').click();
  await expect.poll(names).toEqual(AS_READ);
  await button('Add a job').click();
  await expect.element(part('New job', 'Employer')).toHaveFocus();
  await type(part('New job', 'Employer'), 'Mill Inn', '{Enter}');
  await type(part('Mill Inn', 'Role'), 'Cook', '{Enter}');
  await type(part('Cook, Mill Inn', 'From'), '2017', '{Enter}');
  await type(part('Cook, Mill Inn', 'To'), '2020', '{Enter}');
  await expect.poll(names).toEqual([AS_READ[0], 'Cook, Mill Inn', AS_READ[1]]); // date order
  await expect.poll(kept(user)).toContain('held, Cook, Mill Inn, 2017, 2020');
  await row('Cook, Mill Inn').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(names).toEqual(AS_READ);
});

test('what was read without the model asks to be checked, and is folded once it is said to be right', async () => {
  const user = await openCheck();
  const unsure = check().getByText('Read without the language model: please check each line.');
  await expect.element(unsure).toBeVisible();
  await button('All of it is right').click();
  await expect.poll(kept(user)).toHaveLength(2);
  await expect.element(unsure).not.toBeInTheDocument();
  await user.openAgain();
  await expect.element(check().getByText('2 jobs', { exact: true })).toBeVisible();
  expect(row(AS_READ[0]!).elements()).toEqual([]);
});

test('what was read with the model is folded, and asks for nothing but its questions', async () => {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', { ...RESUME, file_name: null });
  interceptCalls(/^POST \/material\/jobs\/read$/, async (send) =>
    Response.json({ ...(await (await send()).json()), is_sure: true }),
  );
  const { openAgain } = await openPage(PAGE);
  await expect.element(check().getByText('2 jobs', { exact: true })).toBeVisible();
  expect(check().getByRole('listitem').elements()).toEqual([]);
  await doubt(user, ['role']);
  await openAgain();
  await expect.element(check().getByText('2 jobs, 1 question', { exact: true })).toBeVisible();
  await expect.element(check().getByText('Is this a job title?')).toBeVisible();
  expect(
    check()
      .getByText(/^Read without/)
      .elements(),
  ).toEqual([]);
});

test('a reading that fails is tried again, and nothing of it keeps anybody from going on', async () => {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', { ...RESUME, file_name: null });
  const letThrough = interceptCalls(/^POST \/material\/jobs\/read$/, async () =>
    Response.json({ detail: 'Too many at once.' }, { status: 429 }),
  );
  await openPage(PAGE);
  await getByText('Your jobs could not be read', { exact: true }).click();
  await expect.element(check().getByText('Too many at once.')).toBeVisible();
  await expect.element(getByRole('textbox', { name: 'Job Title' })).toBeEnabled();
  letThrough();
  await button('Try again').click();
  await expect.poll(names).toEqual(AS_READ);
});

test('what is typed into the résumé is read once its user pauses, not letter by letter', async () => {
  await openCheck();
  await getByText('Type it in, or correct what was read').click();
  let readings = 0;
  interceptCalls(/^POST \/material\/jobs\/read$/, async (send) => {
    readings += 1;
    return send();
  });
  await getByRole('textbox', { name: 'Work', exact: true }).click();
  await userEvent.keyboard('{Control>}{End}{/Control}\n\nCook, Mill Inn, 2011 – 2015');
  await expect.poll(names).toEqual([...AS_READ, 'Cook, Mill Inn']);
  expect(readings).toBeLessThan(5);
});

test('what could not be saved stays where it was typed, and is saved when the field is left again', async () => {
  const user = await openCheck();
  const letThrough = interceptCalls(/^PUT \/material\/jobs$/, async () =>
    Response.json({ detail: 'Not now.' }, { status: 503 }),
  );
  await type(part(AS_READ[0]!, 'Role'), 'Chief baker', '{Enter}');
  await expect.element(check().getByText('Not saved yet. Leave the field to try again.')).toBeVisible();
  await expect.element(part(AS_READ[0]!, 'Role')).toHaveValue('Chief baker');
  letThrough();
  await part(AS_READ[0]!, 'Role').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(kept(user)).toEqual(['held, Chief baker, Rye & Co., 2019, present']);
});

test('what is on its way stays shown when the jobs are read anew, and the next change does not lose it', async () => {
  const user = await openCheck();
  const saving = holdCalls(/^PUT \/material\/jobs$/);
  await type(part(AS_READ[0]!, 'Employer'), 'Rye Bakeries', '{Enter}');
  await saving.made;
  await queryClient.refetchQueries({ queryKey: ['resume-jobs'] });
  expect(names()).toEqual(['Head baker, Rye Bakeries', AS_READ[1]]);
  await type(part(AS_READ[1]!, 'Role'), 'Cook', '{Enter}');
  saving.letGo();
  await expect
    .poll(kept(user))
    .toEqual(['held, Head baker, Rye Bakeries, 2019, present', 'held, Cook, Seldon Foods, 2015, 2019']);
});

test('what stands in a field when the page is left is sent all the same', async () => {
  const user = await openCheck();
  const keptAlive: unknown[] = [];
  interceptCalls(/^PUT \/material\/jobs$/, async (send, asked) => {
    keptAlive.push(asked?.keepalive);
    return send();
  });
  await part(AS_READ[0]!, 'Employer').fill('Rye Bakeries');
  (part(AS_READ[0]!, 'Employer').element() as HTMLElement).blur();
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(kept(user)).toEqual(['held, Head baker, Rye Bakeries, 2019, present']);
  expect(keptAlive).toEqual([true]);
});

test('what another window changed first is shown, and said', async () => {
  const user = await openCheck();
  interceptCalls(/^PUT \/material\/jobs$/, async (send) => {
    await user.call('/material/jobs', 'PUT', { version: 0, jobs: [] });
    return send();
  });
  await row(AS_READ[1]!).getByRole('button', { name: 'Not a job of mine' }).click();
  await expect.element(told()).toHaveTextContent(SERVER_MESSAGES.settledJobsChanged);
  await expect.poll(names).toEqual(AS_READ);
});

test('without jobs it says so, while it reads as well, and without a résumé it is not there', async () => {
  const user = await signInForTest('free-user');
  const { openAgain } = await openPage(PAGE);
  await expect.element(getByText('Choose your résumé')).toBeVisible();
  expect(check().elements()).toEqual([]);
  await user.call('/material', 'PUT', { ...RESUME, work: '', file_name: null });
  const reading = holdCalls(/^POST \/material\/jobs\/read$/);
  await openAgain();
  await expect.element(check().getByText('Reading your résumé…').first()).toBeVisible();
  reading.letGo();
  await expect.element(check().getByText('No jobs found: add one.')).toBeVisible();
});

test('another user of the browser sees nothing of it', async () => {
  const user = await openCheck();
  await type(part(AS_READ[0]!, 'Employer'), 'Rye Bakeries', '{Enter}');
  await expect.poll(kept(user)).toHaveLength(1);
  signOut();
  const other = await signInForTest('free-user');
  await other.call('/material', 'PUT', { ...RESUME, file_name: null });
  await openPage(PAGE);
  await expect.poll(names).toEqual(AS_READ);
});

test('on a narrow screen a job is a card of its fields, with its questions, accessible and within the screen', async () => {
  const user = await openCheck({ width: 360 });
  await doubt(user, ['employer', 'dates']);
  await user.openAgain();
  await expect.element(check().getByText('2 questions', { exact: true })).toBeVisible();
  const { violations } = await axe.run(check().element());
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
