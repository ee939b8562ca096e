import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { focusOn, holdCalls, interceptCalls, openPage, signInForTest } from '../../../testing/open-page.tsx';

const WIZARD = '/dashboard/interview-ai';
const POSTING = 'Senior Baker at Harbour Bakery\n\nWe bake bread, and you get up early.';
const { getByRole, getByLabelText, getByText } = page;

const field = (name: string) => getByLabelText(name, { exact: true });
const button = (name: string) => getByRole('main').getByRole('button', { name });
const step = (title: string) => getByRole('heading', { name: title, level: 2 });
const marks = () => getByRole('list', { name: 'Steps' }).getByText('(completed)').elements().length;

/** Pasted at the focus. */
const insert = (text: string) =>
  (cdp() as unknown as { send: (method: string, given: object) => Promise<void> }).send('Input.insertText', {
    text,
  });

test('the three steps are gone through by keyboard, cut what is too long and outlive a reload', async () => {
  await signInForTest('subscriber');
  const shown = await openPage(WIZARD);
  await expect.element(button('Next')).toBeDisabled();
  await expect.element(button('Launch Pythia')).toBeDisabled();
  await focusOn(field('Company'));
  await insert('c'.repeat(101));
  await userEvent.keyboard('{Tab}');
  await insert('   ');
  await expect.element(button('Next')).toBeDisabled();
  await insert('r'.repeat(101));
  await userEvent.keyboard('{Tab}');
  await insert('d'.repeat(5_001));
  await expect.element(field('Company')).toHaveValue('c'.repeat(100));
  await expect.element(field('Role')).toHaveValue(`   ${'r'.repeat(97)}`);
  await expect.element(getByLabelText(/^Job description/)).toHaveValue('d'.repeat(5_000));
  await focusOn(field('Role'));
  await userEvent.keyboard('{Enter}');

  await expect.element(step('Personal Detail')).toHaveFocus();
  expect(marks()).toBe(1);
  for (const [label, limit] of [
    ['Your name', 100],
    ['Education', 5_000],
    ['Work', 5_000],
  ] as const) {
    await focusOn(field(label));
    await insert('x'.repeat(limit + 1));
    await expect.element(field(label)).toHaveValue('x'.repeat(limit));
  }
  await focusOn(button('Next'));
  await userEvent.keyboard('{Enter}');
  await expect.element(step('Connect Meeting')).toHaveFocus();
  expect(marks()).toBe(2);
  await focusOn(getByRole('radio', { name: '30 minutes' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getByRole('radio', { name: '1 hour' })).toBeChecked();

  await shown.openAgain();
  await expect.element(step('Connect Meeting')).toBeVisible();
  await expect.element(getByRole('radio', { name: '1 hour' })).toBeChecked();
  await expect.element(button('Launch Pythia')).toHaveAccessibleDescription('Share the tab your call is in.');
  await button('Back').click();
  await expect.poll(marks).toBe(1);
  await getByRole('button', { name: /^Select Job/ }).click();
  await expect.poll(marks).toBe(0);
  await expect.element(field('Company')).toHaveValue('c'.repeat(100));
});

test('the job of the free sessions is there, and an hour is chosen, until something else is', async () => {
  await signInForTest('subscriber');
  sessionStorage.setItem('draft:free-job-title', 'Head baker');
  const shown = await openPage(WIZARD);
  await expect.element(field('Role')).toHaveValue('Head baker');
  await field('Company').fill('Harbour Bakery');
  await button('Next').click();
  await button('Next').click();
  await expect.element(getByRole('radio', { name: '1 hour' })).toBeChecked();
  await shown.openAgain();
  await expect.element(getByRole('radio', { name: '1 hour' })).toBeChecked();
  await button('Back').click();
  await button('Back').click();
  await field('Role').fill('');
  await shown.openAgain();
  await expect.element(field('Company')).toHaveValue('Harbour Bakery');
  await expect.element(field('Role')).toHaveValue('');
});

test('a posting that is pasted fills in company and role, is undone, and is saved as a job', async () => {
  await signInForTest('subscriber');
  await openPage(WIZARD);
  const job = getByRole('group', { name: 'Job', exact: true });
  await focusOn(getByLabelText(/^Job description/));
  await insert(POSTING);
  await expect.element(field('Company')).toHaveValue('Harbour Bakery');
  await expect.element(field('Role')).toHaveValue('Senior Baker');
  await button('Undo').click();
  await expect.element(field('Company')).toHaveValue('');
  await expect.element(job).toHaveFocus();
  await expect.element(getByLabelText(/^Job description/)).toHaveValue(POSTING);
  await field('Company').fill('Harbour Bakery');
  await field('Role').fill('Senior Baker');
  await focusOn(button('Save as a job'));
  await userEvent.keyboard('{Enter}');
  await expect.element(getByLabelText('Application')).toHaveDisplayValue('Senior Baker at Harbour Bakery');
  await expect.element(job).toHaveFocus();
  await field('Role').fill('Nurse'); // no longer that application
  await expect.element(getByLabelText('Application')).toHaveValue('');
  await getByLabelText('Application').selectOptions('Senior Baker at Harbour Bakery');
  await expect.element(field('Role')).toHaveValue('Senior Baker');
});

test('an application that is saved while its role is changed is not taken for the other one', async () => {
  await signInForTest('subscriber');
  await openPage(WIZARD);
  await field('Company').fill('Harbour Bakery');
  await field('Role').fill('Baker');
  const saving = holdCalls(/^POST \/jobs$/);
  await button('Save as a job').click();
  await saving.made;
  await field('Role').fill('Nurse');
  saving.letGo();
  await expect.element(getByText('Saved to your jobs.')).toBeVisible();
  await expect.element(getByLabelText('Application')).toHaveValue('');
});

test('an application of the address is not said to be gone when the applications cannot be read', async () => {
  await signInForTest('subscriber');
  interceptCalls(/^GET \/jobs$/, async () => Response.json({ detail: 'No.' }, { status: 500 }));
  await openPage(`${WIZARD}?job=0197f0aa-0000-7000-8000-000000000000`);
  const told = getByRole('region', { name: 'Notifications' });
  await expect.element(told.getByText('Your applications could not be loaded.')).toBeVisible();
});

test('a résumé is read to its end when its user goes on meanwhile', async () => {
  await signInForTest('subscriber');
  await openPage(WIZARD);
  await field('Company').fill('Harbour Bakery');
  await field('Role').fill('Baker');
  await button('Next').click();
  const reading = holdCalls(/^POST \/material\/read$/);
  const resume = new File(['Ada Fenwick\nSkills\nBaking'], 'ada.txt', { type: 'text/plain' });
  await getByLabelText('Choose your résumé').upload(resume);
  await button('Next').click();
  await expect.element(step('Connect Meeting')).toBeVisible();
  await button('Back').click();
  await expect.element(getByText('Reading ada.txt…')).toBeVisible();
  await button('Next').click();
  reading.letGo();
  await expect.element(step('Connect Meeting')).toBeVisible();
  await button('Back').click();
  // the reading process waits on busy machines
  await expect.element(field('Your name'), { timeout: 40_000 }).toHaveValue('Ada Fenwick');
  await getByRole('region', { name: 'What was read' }).getByRole('button', { name: 'Undo' }).click();
  await expect.element(field('Your name')).toHaveValue('');
});

test('a session that runs is given what is changed for its job, and nothing of another job', async () => {
  const user = await signInForTest('subscriber');
  const resume_summary = 'Company: Harbour Bakery, Role: Baker';
  await user.call('/openai/start-session', 'POST', { duration_choice: 1, resume_summary });
  const given: string[] = [];
  interceptCalls(/^PUT \/interviews\/.+\/material$/, (send, asked) => {
    given.push((JSON.parse(asked?.body as string) as { resume_summary: string }).resume_summary);
    return send();
  });
  await openPage(WIZARD);
  await expect.element(getByText(/^Baker at Harbour Bakery runs until/)).toBeVisible();
  await field('Company').fill('Riverside Hotel');
  await field('Role').fill('Baker');
  await expect.element(button('Use it from the next answer')).not.toBeInTheDocument();
  await field('Company').fill('Harbour Bakery');
  await button('Next').click();
  await field('Work').fill('Head baker, 2019 – 2023');
  await button('Use it from the next answer').click();
  await expect.element(getByText('Your changes count from the next answer.')).toBeVisible();
  expect(given).toEqual([`${resume_summary}, Work: Head baker, 2019 – 2023`]);
});
