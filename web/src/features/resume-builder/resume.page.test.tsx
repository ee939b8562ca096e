import { type ReadJob, SettledJob } from '@pythia/contracts/settled-jobs.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdCalls, interceptCalls, openPage, signInForTest } from '../../../testing/open-page.tsx';

const { getByRole, getByLabelText, getByText } = page;
const button = (name: string) => getByRole('button', { name, exact: true });
const remembered = {
  name: 'Ada Fenwick',
  education: 'Diploma, Technical School, 2009 – 2011',
  work: `Senior Baker, Harbour Bakery, 2011 – 2016\n- ${'Baked bread. '.repeat(30)}`,
  file_name: null,
};

test('an empty form starts from the saved résumé, and says what did not fit', async () => {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', remembered);
  await openPage('/free-dashboard/resume');
  await button('Start from your saved résumé').click();
  await getByRole('radio', { name: 'Shorten long descriptions' }).click();
  await expect.element(getByText(/^Left out: “bread\. Baked bread/)).toBeVisible();
  await expect.element(getByLabelText('Full name')).toHaveValue(''); // nothing is cut before that is asked
  await button('Use it, shortened').click();
  await expect.element(getByLabelText('Full name')).toHaveValue('Ada Fenwick');
  await expect.element(getByLabelText('School name')).toHaveValue('Technical School');
  await expect.element(getByText('Shortened to fit the form: Work experience 1, description.')).toBeVisible();
  await button('Undo').click();
  await expect.element(getByLabelText('Full name')).toHaveValue('');
});

test('company and position come from what the résumé says of each job, and not from where it was', async () => {
  const user = await signInForTest('free-user');
  const work =
    'Harbour Bakery, Leeds, UK\t2019 – 2023\nSenior Baker\n- I led a team of 12 bakers through a move. Nobody left, and waste fell by 30%.\n\nHead Cook\nBinns Ltd\nLeeds, UK\t2015 – 2019\n- I cooked for 200 guests a day and cut waste by 20%.';
  await user.call('/material', 'PUT', { ...remembered, work });
  await openPage('/free-dashboard/resume');
  await button('Start from your saved résumé').click();
  await expect.element(getByLabelText('Full name')).toHaveValue('Ada Fenwick');
  await button('Next →').click();
  const values = (label: string) =>
    getByLabelText(label, { exact: true })
      .elements()
      .map((field) => (field as HTMLInputElement).value);
  await expect.poll(() => values('Company')).toEqual(['Harbour Bakery', 'Binns Ltd']);
  expect(values('Position')).toEqual(['Senior Baker', 'Head Cook']);
});

test('while the saved résumé is read it says so, and a failure leaves the form and another try', async () => {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', remembered);
  const letThrough = interceptCalls(/^POST \/material\/jobs\/read$/, async () =>
    Response.json({ detail: 'Too many at once.' }, { status: 429 }),
  );
  await openPage('/free-dashboard/resume');
  await button('Start from your saved résumé').click();
  await expect.element(getByText('Too many at once. You can also fill in the form below.')).toBeVisible();
  await expect.element(getByLabelText('Full name')).toHaveValue('');
  letThrough();
  const reading = holdCalls(/^POST \/material\/jobs\/read$/);
  await button('Try again').click();
  await expect.element(getByText('Reading your saved résumé…')).toBeVisible();
  reading.letGo();
  await button('Use it, with every word').click();
  await expect.element(getByLabelText('Full name')).toHaveValue('Ada Fenwick');
});

test('the form is filled with the jobs as their user settled them', async () => {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', remembered);
  const { name, education, work } = remembered;
  const read = await user.call('/material/jobs/read', 'POST', { name, education, work });
  const { jobs }: { jobs: ReadJob[] } = await read.json();
  const settled = SettledJob.parse({ ...jobs[0], employer: 'Harbour Bakeries' });
  await user.call('/material/jobs', 'PUT', { version: 0, jobs: [settled] });
  await openPage('/free-dashboard/resume');
  await button('Start from your saved résumé').click();
  await button('Use it, with every word').click();
  await expect.element(getByLabelText('Full name')).toHaveValue('Ada Fenwick');
  await button('Next →').click();
  const companies = getByLabelText('Company', { exact: true });
  await expect.element(companies.first()).toHaveValue('Harbour Bakeries');
  await expect.element(companies.last()).toHaveValue(''); // what of the description has no room above goes on here
});

test('a longer résumé is replaced only when that is confirmed', async () => {
  const user = await signInForTest('free-user');
  await user.call('/material', 'PUT', remembered);
  await openPage('/free-dashboard/resume');
  await expect.element(button('Start from your saved résumé')).toBeVisible();
  await getByLabelText('Full name').fill('Ada');
  await button('Use in an interview').click();
  await button('Keep it').click();
  await expect.element(button('Prepare an interview')).not.toBeInTheDocument();
  await button('Use in an interview').click();
  await button('Replace it').click();
  await expect.element(getByText(/filled in for your interview/)).toBeVisible();
});

test('what is pasted and does not fit is cut after a word', async () => {
  await signInForTest('free-user');
  await openPage('/free-dashboard/resume');
  const long = 'The International Academy of Bakers and Confectioners';
  await copy(long);
  await userEvent.click(getByLabelText('Degree'));
  await userEvent.paste();
  await expect.element(getByLabelText('Degree')).toHaveValue('The International Academy of Bakers and');
  await expect.element(getByText('The text was cut off at 50 characters.')).toBeVisible();
});

async function copy(text: string): Promise<void> {
  const source = document.createElement('textarea');
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
}
