import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 60;

/** Reachable by Tab, with visible focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(control).toBeFocused();
  const outline = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline, 'the focus is visible').not.toBe('none');
}
