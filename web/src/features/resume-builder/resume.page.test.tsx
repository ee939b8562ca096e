import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, signIn } from '../../../testing/open-page.tsx';

const { getByRole, getByLabelText, getByText } = page;
const button = (name: string) => getByRole('button', { name, exact: true });
const remembered = {
  name: 'Ada Fenwick',
  education: 'Diploma, Technical School, 2009 – 2011',
  work: `Senior Baker, Harbour Bakery, 2011 – 2016\n- ${'Baked bread. '.repeat(30)}`,
  file_name: null,
};

test('an empty form starts from the saved résumé, and says what did not fit', async () => {
  const user = await signIn('free-user');
  await user.call('/material', 'PUT', remembered);
  await openPage('/free-dashboard/resume');
  await button('Start from your saved résumé').click();
  await expect.element(getByLabelText('Full name')).toHaveValue('Ada Fenwick');
  await expect.element(getByLabelText('School name')).toHaveValue('Technical School');
  await expect.element(getByText('Shortened to fit the form: Work experience 1, description.')).toBeVisible();
  await button('Undo').click();
  await expect.element(getByLabelText('Full name')).toHaveValue('');
});

test('a longer résumé is replaced only when that is confirmed', async () => {
  const user = await signIn('free-user');
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
