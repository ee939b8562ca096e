import type { Page } from '@playwright/test';

export const FOLDER = new URL('../../screenshots/', import.meta.url).pathname;
export const WIDTHS = [360, 800, 1440];

/** A picture a width. */
export async function pictures(page: Page, name: string, theme: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await picture(page, `${name}-${width}-${theme}`);
  }
}

/** Reports overflow. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.evaluate(() => scrollTo(0, 0)); // else sticky parts are in the middle
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage: true });
  console.log(overflow > 0 ? `${name}: ${overflow} px too wide` : name);
}
