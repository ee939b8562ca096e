import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  focusOn,
  holdCalls,
  interceptCalls,
  openPage,
  signInForTest,
  type TestUser,
} from '../../../testing/open-page.tsx';

const JOBS = '/dashboard/jobs';
const BAKER = { company: 'Riverside Hotel', role: 'Baker' };
const DAY_MS = 86_400_000;
const { getByRole, getByLabelText, getByText } = page;

const rows = () => getByRole('list', { name: 'Applications' }).getByRole('listitem');
const dates = () => getByRole('list', { name: 'Interviews' }).getByRole('listitem');
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** @returns its id */
async function addJob(user: TestUser, job: object = {}): Promise<string> {
  const reply = await user.call('/jobs', 'POST', { ...BAKER, ...job });
  expect(reply.status).toBe(201);
  return (await reply.json()).id;
}

const textsOf = (parts: Locator) => () => parts.elements().map((part) => part.textContent);
const like = (...texts: RegExp[]) => texts.map((text) => expect.stringMatching(text));

test('what is searched for is found, archived ones by themselves', async () => {
  const user = await signInForTest('subscriber');
  await addJob(user, { notes: 'Ask about Sundays.' });
  const archived = await addJob(user, { role: 'Cook', status: 'offer' });
  await addJob(user, { role: 'Head baker', company: 'Harbour Bakery', status: 'applied' });
  await openPage(`${JOBS}?job=${archived}`);
  await getByRole('button', { name: 'Archive', exact: true }).click();
  await getByRole('link', { name: 'All applications' }).click();
  await expect.poll(textsOf(rows())).toEqual(like(/Head baker/, /Baker/));
  await getByLabelText('Search').fill('sundays');
  await expect.poll(textsOf(rows())).toEqual(like(/^Baker/));
  await getByLabelText('Search').fill('nothing');
  await getByRole('button', { name: 'Clear the search' }).click();
  await getByLabelText('Status').selectOptions('Applied');
  await expect.poll(textsOf(rows())).toEqual(like(/Head baker/));
  await getByLabelText('Status').selectOptions('Any status');
  await getByRole('button', { name: 'Archived' }).click();
  await expect.poll(textsOf(rows())).toEqual(like(/Cook/));
});

test('a posting that is pasted fills in company and role, and is undone', async () => {
  await signInForTest('subscriber');
  await openPage(`${JOBS}?job=new`);
  const posting = 'Senior Baker at Harbour Bakery\n\nWe bake bread, and you get up early.';
  await focusOn(getByLabelText(/^Job description/));
  await userEvent.keyboard('Senior Cook at Riverside Hotel, an old house');
  await getByLabelText(/^Job description/).fill(''); // typing is not read
  await getByLabelText(/^Job description/).fill(posting);
  await expect.element(getByLabelText('Company')).toHaveValue('Harbour Bakery');
  await expect.element(getByLabelText('Role')).toHaveValue('Senior Baker');
  await expect.element(getByText('Company and role were read from the posting.')).toBeVisible();
  await getByRole('button', { name: 'Undo' }).click();
  await expect.element(getByLabelText('Company')).toHaveValue('');
  await expect.element(getByLabelText(/^Job description/)).toHaveValue(posting);
});

test('what is written while the application is being saved is still unsaved, and not lost', async () => {
  const user = await signInForTest('subscriber');
  const id = await addJob(user);
  const patch = holdCalls(/^PATCH \/jobs\//);
  const shown = await openPage(`${JOBS}?job=${id}`);
  await getByLabelText('Notes').fill('Ask about');
  await getByLabelText('Role').fill('Cook');
  await getByRole('button', { name: 'Save changes' }).click();
  await patch.made;
  await getByLabelText('Notes').fill('Ask about Sundays.');
  patch.letGo();
  await expect.element(getByRole('heading', { name: 'Cook at Riverside Hotel' })).toBeVisible();
  await expect.element(getByText('The application is saved.')).toBeVisible();
  await expect.element(getByLabelText('Notes')).toHaveValue('Ask about Sundays.');
  await getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(async () => (await (await user.call('/jobs')).json()).jobs[0].notes)
    .toBe('Ask about Sundays.');
  await shown.openAgain();
  await expect.element(getByLabelText('Notes')).toHaveValue('Ask about Sundays.');
  await expect.element(getByRole('button', { name: 'Save changes' })).toBeDisabled();
});

test('who has gone on while an application was being saved stays there', async () => {
  const user = await signInForTest('subscriber');
  await addJob(user);
  const shown = await openPage(`${JOBS}?job=new`);
  await getByLabelText('Company').fill('Harbour Bakery');
  await getByLabelText('Role').fill('Head baker');
  const post = holdCalls(/^POST \/jobs$/);
  await getByRole('button', { name: 'Save the application' }).click();
  await getByRole('link', { name: 'All applications' }).click();
  post.letGo();
  await expect.element(getByText('The application is saved.')).toBeVisible();
  expect(shown.address()).toBe(JOBS);
  await expect.poll(textsOf(rows())).toEqual(like(/Head baker/, /Baker/));
});

test('dates are added and removed by keyboard, and each button that goes leaves the focus near by', async () => {
  const id = await addJob(await signInForTest('subscriber'));
  await openPage(`${JOBS}?job=${id}`);
  await getByLabelText('Date of an interview').fill('2027-06-01T10:00');
  await focusOn(getByRole('button', { name: 'Add the date' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(textsOf(dates())).toEqual(like(/2027/));
  await expect.element(getByRole('button', { name: 'Add the date' })).toHaveFocus();
  await focusOn(dates().getByRole('button'));
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('group', { name: 'Interview dates' })).toHaveFocus();
  expect(dates().elements()).toEqual([]);
});

test('a long name stays inside a narrow window', async () => {
  const company = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
  const id = await addJob(await signInForTest('subscriber'), { company });
  await openPage(`${JOBS}?job=${id}`, { width: 360 });
  await expect.element(getByRole('heading', { name: `Baker at ${company}` })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('the home leads to the interview that comes next', async () => {
  const user = await signInForTest('subscriber');
  const home = await openPage('/dashboard');
  const card = getByRole('region', { name: 'Next interview' });
  await expect.element(card.getByText(/^No interview planned yet\./)).toBeVisible();
  await card.getByRole('link', { name: 'Add an application' }).click();
  await expect.element(getByRole('heading', { name: 'New application' })).toBeVisible();
  const id = await addJob(user, { interview_dates: [inDays(-3), inDays(2)] });
  await addJob(user, { company: 'Harbour Bakery', interview_dates: [inDays(9)] });
  await home.close();
  await openPage('/dashboard');
  await expect.poll(textsOf(card)).toEqual(like(/Riverside HotelBakerIn 2 days/));
  await expect
    .element(card.getByRole('link', { name: 'Prepare for it' }))
    .toHaveAttribute('href', `/dashboard/interview-ai?job=${id}`);
  await expect
    .element(getByRole('region', { name: 'Ready for an interview' }).getByText(/2 applications/))
    .toBeVisible();
});

test('past interviews stay with their job, and a date beside them is exchanged for another', async () => {
  const id = await addJob(await signInForTest('subscriber'), { interview_dates: [inDays(-3), inDays(2)] });
  await openPage(`${JOBS}?job=${id}`);
  await expect.poll(textsOf(dates())).toEqual(like(/past/, /in 2 days/));
  await dates().nth(1).getByRole('button').click();
  await getByLabelText('Date of an interview').fill(`${new Date().getFullYear() + 2}-06-01T10:00`);
  await getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(textsOf(dates())).toEqual(like(/past/, /10:00/));
});

test('each part of the home that fails says so by itself, and is asked for again', async () => {
  await signInForTest('subscriber');
  const letThrough = interceptCalls(/^GET \/(jobs|stories|interviews)$/, async () =>
    Response.json({ detail: 'Later.' }, { status: 503 }),
  );
  await openPage('/dashboard');
  const part = (name: string) => getByRole('region', { name });
  await expect
    .element(part('Next interview').getByText(/Your applications cannot be loaded right now\./))
    .toBeVisible();
  await expect
    .element(part('Ready for an interview').getByText(/Your stories cannot be loaded right now\./))
    .toBeVisible();
  await expect
    .element(part('Newest sessions').getByText(/Your sessions cannot be loaded right now\./))
    .toBeVisible();
  await expect.element(getByRole('link', { name: /^Start Live Interview/ })).toBeVisible();
  letThrough();
  for (const name of ['Next interview', 'Ready for an interview', 'Newest sessions'])
    await part(name).getByRole('button', { name: 'Try again' }).click();
  await expect.element(part('Next interview').getByText(/^No interview planned yet\./)).toBeVisible();
  await expect.element(part('Ready for an interview').getByText(/Write your first story/)).toBeVisible();
  await expect.element(part('Newest sessions').getByText(/^None yet\./)).toBeVisible();
});
