import { AxeBuilder } from '@axe-core/playwright';
import { launchCopilot } from './launch-copilot.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

const PUBLIC = ['/', '/signin', '/signup', '/reset-password', '/privacy-policy', '/terms-and-conditions'];
const SIGNED_IN = [
  '/free-dashboard',
  '/free-dashboard/interview-ai-free',
  '/free-dashboard/resume',
  '/free-dashboard/upgrade',
  '/free-dashboard/settings',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of PUBLIC) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page);
      });
    }

    test('no page of the free dashboard has an accessibility violation', async ({ page, context }) => {
      await signIn(context, await newPerson(context.request));
      for (const path of SIGNED_IN) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('the copilot has no accessibility violation', async ({ page, context }) => {
      const { popup } = await launchCopilot(page, context);
      await popup.getByLabel('Your question').fill('Why do you want this job?');
      await popup.getByRole('button', { name: 'Send' }).click();
      await expect(popup.getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
      await expectAccessible(popup);
    });
  });
}

async function expectAccessible(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}
