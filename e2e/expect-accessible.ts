import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Narrowest phones. */
export const NARROW = 360;

/**
 * axe finds nothing: all rules once, colours in both themes and widths, target sizes at both widths.
 * @param what state for the report; the test goes on
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor({ state: 'attached' }); // the heading shows that the page has come
  const wide = page.viewportSize();
  if (!wide) throw new Error('the page has no size of its own');
  await page.bringToFront(); // hidden pages draw nothing
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
  await resize(wide.width); // later presses meet the original width
  await settle(page);
}

/** Minified, as each page parses it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** @param rules all by default */
export async function violationsIn(page: Page, rules?: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const rules = runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }; // default: off
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      ...rules,
      resultTypes: ['violations'], // passes are not described
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, rules);
}

/** Lets layout answer and ends animations. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' }); // half-covered targets are not large
    // widths are answered in a frame; observers wait for one even under a held clock
    await new Promise((framed) => new ResizeObserver(framed).observe(document.documentElement));
    let some: Animation[];
    do {
      some = document.getAnimations().filter((each) => each instanceof CSSTransition);
      for (const each of some) each.finish(); // finishing may start others, such as inherited colours
    } while (some.length > 0);
  });
