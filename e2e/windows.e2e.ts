import { launchCopilot } from './launch-copilot.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

const sizeOf = (page: Page) => page.evaluate(() => [innerWidth, innerHeight]);

const barsOf = (page: Page) =>
  page.evaluate(() => [toolbar, menubar, locationbar, statusbar].map((bar) => bar.visible));

for (const name of ['Privacy Policy', 'Terms and Conditions']) {
  test(`the ${name} opens in a window of 800 by 600 that can be resized`, async ({ page }) => {
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (url, target, features) => {
        document.documentElement.dataset['asked'] = features;
        return open(url, target, features);
      };
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const opened = page.waitForEvent('popup');
    await page.getByRole('contentinfo').getByText(name).click();
    const legal = await opened;
    await expect(legal.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await sizeOf(legal)).toEqual([800, 600]);
    expect(await page.locator('html').getAttribute('data-asked')).toContain('resizable=yes');
  });
}

test('the copilot opens in a window of 800 by 800 without toolbars', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  expect(await sizeOf(popup)).toEqual([800, 800]);
  expect(await barsOf(popup)).toEqual([false, false, false, false]);
});
