import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The narrowest phones. */
export const NARROW = 360;

/** That axe finds nothing, wide or narrow. @param what names the state in the report; the test goes on, so that each state is reported */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const wide = page.viewportSize();
  if (!wide) throw new Error('the page has no size of its own');
  for (const width of [wide.width, NARROW]) {
    await page.setViewportSize({ width, height: wide.height });
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
        `${what} at ${width} px`,
      )
      .toEqual([]);
  }
  await page.setViewportSize(wide);
}

/** Colours and sizes on their way to others are no state of their own. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
