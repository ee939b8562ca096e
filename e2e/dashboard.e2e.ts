import { newPerson, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('the upgrade page has a way back in the place of the header, with a slash at its end too', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson(context.request));
  for (const path of ['/free-dashboard/upgrade', '/free-dashboard/upgrade/']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();
  }
});

test('the free plan says that it is the current one', async ({ page, context }) => {
  await signIn(context, await newPerson(context.request));
  await page.goto('/free-dashboard/upgrade');
  const plan = page.getByRole('button', { name: 'Current plan' });
  await expect(plan).toBeDisabled();
  await plan.click({ force: true });
  await expect(page.getByRole('alert')).toHaveText('You are already on the free plan');
});

test('the community is reached from the dashboard', async ({ page, context }) => {
  await signIn(context, await newPerson(context.request));
  await page.goto('/free-dashboard');
  await expect(page.getByRole('link', { name: 'Community chat' })).toHaveAttribute('href', /^https:\/\//);
});

test.describe('an unknown path below the dashboard', () => {
  test.use({ expectedConsole: ['status of 404'] });

  test('is not found, without the site’s header', async ({ page, context }) => {
    await signIn(context, await newPerson(context.request));
    expect((await page.goto('/dashboard/nowhere'))?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/dashboard/nowhere');
    await expect(page.getByText('Go Back to Home')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});
