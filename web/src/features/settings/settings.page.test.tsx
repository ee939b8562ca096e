import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, signIn } from '../../../testing/open-page.tsx';

test('the account shows who is signed in', async () => {
  const { email } = await signIn('free-user');
  await openPage('/free-dashboard/settings');
  await expect.element(page.getByRole('main').getByText(email)).toBeVisible();
});
