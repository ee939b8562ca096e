import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** The narrowest phones. */
export const NARROW = 360;

/**
 * That axe finds nothing: by all its rules once, by the colours in both themes, wide and narrow, and by the size of
 * what is pressed at both widths, which no theme changes.
 * @param what names the state in the report; the test goes on, so that each state is reported
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor({ state: 'attached' }); // with it the page has come
  const wide = page.viewportSize();
  if (!wide) throw new Error('the page has no size of its own');
  await page.bringToFront(); // a page behind another draws nothing
  let width = wide.width;
  const resize = async (to: number): Promise<void> => {
    width = to;
    await page.setViewportSize({ ...wide, width });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
  };
  const look = async (colorScheme: 'light' | 'dark', rules?: string[]): Promise<void> => {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    expect.soft(await violationsIn(page, rules), `${what}, ${colorScheme} at ${width} px`).toEqual([]);
  };
  await look('light');
  await look('dark', ['color-contrast']);
  await resize(NARROW);
  await look('dark', ['color-contrast', 'target-size']);
  await look('light', ['color-contrast']);
  await resize(wide.width); // what is pressed next meets the page as it was
  await settle(page);
}

/** Its smallest form: each page that is looked at reads it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds in a page as it is at the moment. @param rules all of them unless some are named */
export async function violationsIn(page: Page, rules?: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const rules = runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }; // no default yet
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      ...rules,
      resultTypes: ['violations'], // what passes is not described
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, rules);
}

/** Lets the page answer its width, and ends what is on its way: half-way colours and sizes are no state of their own. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' }); // what a header half covers is no large target
    // a new width is told in a frame, and answered there; an observer waits for one also where a test holds the clock
    await new Promise((framed) => new ResizeObserver(framed).observe(document.documentElement));
    let some: Animation[];
    do {
      some = document.getAnimations().filter((each) => each instanceof CSSTransition);
      for (const each of some) each.finish(); // which may begin another, as of a colour that is inherited
    } while (some.length > 0);
  });
