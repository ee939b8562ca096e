import { signInAsPro } from './people.ts';
import { expect, test } from './test.ts';

test('somebody with Pro finds the wizard', async ({ page, context }) => {
  await signInAsPro(context);
  await page.goto('/dashboard/interview-ai');
  await expect(page).toHaveURL('/dashboard/interview-ai');
  await expect(page.getByRole('link', { name: 'Interview AI' })).toBeVisible();
});
