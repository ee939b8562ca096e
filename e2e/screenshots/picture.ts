import type { Page } from '@playwright/test';

export const FOLDER = new URL('../../screenshots/', import.meta.url).pathname;
export const WIDTHS = [360, 800, 1440];

/** Small windows, the one on top of the others (400×420), and a whole screen. */
const COPILOT_SIZES = [
  { width: 360, height: 480 },
  { width: 400, height: 420 },
  { width: 480, height: 720 },
  { width: 1440, height: 900 },
];

/** A picture a width. */
export async function pictures(page: Page, name: string, theme: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await picture(page, `${name}-${width}-${theme}`);
  }
}

/** A picture a size of the copilot's window. */
export async function copilotPictures(page: Page, name: string, theme: string): Promise<void> {
  for (const size of COPILOT_SIZES) {
    await page.setViewportSize(size);
    await picture(page, `${name}-${size.width}x${size.height}-${theme}`);
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
