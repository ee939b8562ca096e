import { holdRequests } from './hold-requests.ts';
import { expect, test } from './test.ts';

test('legal pages open in a window of 800 by 600', async ({ page }) => {
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('contentinfo').getByText('Privacy Policy').click();
  const legal = await opened;
  await expect(legal.getByRole('heading', { level: 1 })).toContainText('Privacy Policy');
  expect(await legal.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600]);
  await expect(legal.getByText('Jan. 15, 2025').first()).toBeVisible();
});

test('a legal page opens in its window while the page behind it is still loading', async ({ page }) => {
  const release = await holdRequests(page, /assets\/(?!(start|runtime)-).*\.js$/);
  const started = page.waitForRequest(/assets\/main-/);
  await page.goto('/');
  await started;
  const opened = page.waitForEvent('popup');
  await page.getByRole('contentinfo').getByText('Terms and Conditions').click();
  const legal = await opened;
  await expect(legal.getByRole('heading', { level: 1 })).toContainText('Terms and Conditions');
  expect(await legal.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600]);
  release();
});

test('nothing of the skip link is seen until it has the focus', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const corner = { x: 0, y: 0, width: 200, height: 12 };
  const shown = await page.screenshot({ clip: corner });
  const link = page.getByRole('link', { name: 'Skip to content' });
  await link.evaluate((element) => (element.style.display = 'none'));
  expect(await page.screenshot({ clip: corner })).toEqual(shown);
});

test('the header sticks past fifty pixels, and the logo leads back to the top', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const header = page.getByRole('banner');
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  const topOf = async () => (await header.boundingBox())?.y;

  await scrollTo(49);
  await expect.poll(topOf).toBe(-49); // goes with the page
  await scrollTo(50);
  await expect.poll(topOf).toBe(-50);
  await scrollTo(51);
  await expect.poll(topOf).toBe(0);
  await scrollTo(1_200);
  await expect.poll(topOf).toBe(0);

  await header.getByRole('link', { name: 'Pythia' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [way, reducedMotion] of [
  ['smooth', 'no-preference'],
  ['a jump', 'reduce'],
] as const) {
  test(`the way back to the top is ${way} where ${reducedMotion} is set for motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
    await expect(page.getByRole('banner')).toHaveAttribute('data-sticky'); // alive: else the link reloads
    const placesBetween = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const note = () => (scrollY === 0 ? resolve(places) : places++);
          let places = 0;
          addEventListener('click', () => addEventListener('scroll', note), { capture: true });
        }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Pythia' }).click();
    if (way === 'smooth') expect(await placesBetween).toBeGreaterThan(1);
    else expect(await placesBetween).toBe(0);
  });
}

test('the logo leads from the depth of a legal page to the top of the landing page', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 2_000));
  await page.getByRole('banner').getByRole('link', { name: 'Pythia' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a section is reached from a page that was read to its depth', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 2_000));
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Pricing').click();
  await expect(page.getByRole('heading', { name: 'Two plans, no small print' })).toBeInViewport();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Two plans, no small print' })).toBeInViewport();
});

test('the way back leads to where a page was left', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1_500));
  await expect(page.getByRole('banner')).toHaveAttribute('data-sticky');
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  await signIn.evaluate((link: HTMLElement) => link.click()); // a mouse would scroll the header into view
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500);
});

test('a page that is scrolled before its script has come stays where it is', async ({ page }) => {
  const release = await holdRequests(page, /assets\/(?!(start|runtime)-).*\.js$/);
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1_500));
  release();
  await expect(page.getByRole('banner')).toHaveAttribute('data-sticky');
  expect(await page.evaluate(() => scrollY)).toBe(1_500);
});

for (const width of [360, 1440]) {
  test(`nothing moves when the fonts arrive late, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdRequests(page, /\.woff2$/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          new PerformanceObserver(() => resolve()).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          }),
        ),
    );
    release();
    const moved = await page.evaluate(async () => {
      let sum = 0;
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
      const add = (entry: PerformanceEntry & { value?: number }): number => (sum += entry.value ?? 0);
      observer.observe({ type: 'layout-shift', buffered: true });
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      observer.takeRecords().forEach(add);
      return sum;
    });
    expect(moved).toBeLessThan(0.005); // a line broken elsewhere is 0.03 on a phone
  });
}

test('prices follow the toggle', async ({ page }) => {
  await page.goto('/#pricing');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('$24').first()).toBeVisible();
  await page.getByRole('button', { name: 'Monthly' }).click();
  await expect(page.getByText('$80').first()).toBeVisible();
});

test('a button that is pressed while the page is still loading answers when it can', async ({ page }) => {
  const release = await holdRequests(page, /assets\/(?!start-).*\.js$/);
  const started = page.waitForRequest(/assets\/main-/);
  await page.goto('/');
  await started;
  await page.getByRole('button', { name: 'Monthly' }).click();
  await expect(page.getByText('$24').first()).toBeVisible();
  release();
  await expect(page.getByText('$80').first()).toBeVisible();
});

test('the sample plays: its words become lines, and an answer follows', async ({ page }) => {
  await page.goto('/');
  const sample = page.locator('#see-it-work');
  await sample.getByRole('button', { name: 'Play the sample' }).click();
  await expect(sample.getByRole('log').getByText('How did you resolve it?')).toBeVisible({ timeout: 20_000 });
  const answer = sample.getByRole('region', { name: 'Suggested answer' });
  await expect(answer).toContainText('which number would change his mind', { timeout: 20_000 });
  await sample.getByRole('button', { name: 'Pause' }).click();
  await expect(sample.getByRole('status').filter({ hasText: 'Paused' })).toBeVisible();
});

test.describe('another spelling of a path', () => {
  test.use({ expectedConsole: ['status of 404'] });

  test('is not the page', async ({ page }) => {
    expect((await page.goto('/SignIn'))?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
  });

  test('with a slash at its end is the same page', async ({ page }) => {
    expect((await page.goto('/signin/'))?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  });
});

test.describe('an unknown path', () => {
  test.use({ expectedConsole: ['status of 404'] });

  test('is a 404 that leads home', async ({ page }) => {
    const reply = await page.goto('/no-such-page');
    expect(reply?.status()).toBe(404);
    await page.getByText('Go Back to Home').click();
    await expect(page).toHaveURL('/');
  });
});
