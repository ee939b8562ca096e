import { AxeBuilder } from '@axe-core/playwright';
import { launchCopilot } from './launch-copilot.ts';
import { openNetwork } from './outages.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

const PUBLIC = [
  '/',
  '/signin',
  '/signup',
  '/reset-password',
  '/password-reset?token=any',
  '/verify-email',
  '/privacy-policy',
  '/terms-and-conditions',
];
const SIGNED_IN = [
  '/free-dashboard',
  '/free-dashboard/interview-ai-free',
  '/free-dashboard/resume',
  '/free-dashboard/upgrade',
  '/free-dashboard/settings',
  '/free-dashboard/copilot',
];

/** An answer that the coach gave in place of a model. */
const OFFERING = {
  body: 'At Acme I cut the costs.\n\n---\n\n- I baked at Binns.\n- I sold at the market.',
  headers: { 'x-answered-by': 'Built-in%20coach', 'x-stood-in': 'slow' },
};

/** The narrowest phones. */
const NARROW = 360;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of PUBLIC) {
      test(`${path} has no accessibility violation, wide or narrow`, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page, path);
      });
    }

    test('no page of the free dashboard has an accessibility violation, wide or narrow', async ({
      page,
      context,
    }) => {
      await signIn(context, await newPerson(context.request));
      for (const path of SIGNED_IN) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, path);
      }
      await page.goto('/free-dashboard/interview-ai-free');
      await page.getByText('What may Pythia know about you and the job?').click();
      await page.getByLabel('Company').fill('Riverside Hotel');
      await expectAccessible(page, 'what Pythia may know');
    });

    test.describe('the copilot', () => {
      test.use({ expectedConsole: ['status of 502', 'net::ERR_', 'WebSocket connection'] });

      test('has no accessibility violation from an answer to its end', async ({ page, context }) => {
        test.setTimeout(240_000);
        await context.clock.install();
        const network = await openNetwork();
        const { dashboard, popup } = await launchCopilot(page, context, { origin: network.origin });
        await ask(popup);
        await expect(popup.getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
        await expectAccessible(popup, 'an answer');

        await popup.route('**/api/v1/free/chat', (route) => route.fulfill(OFFERING));
        await ask(popup);
        await expect(popup.getByText('The model was slow, so the built-in coach answered.')).toBeVisible();
        await expectAccessible(popup, 'an answer with other stories, by a stand-in');

        const detail = 'The answer service did not answer. Please try again.';
        await popup.route('**/api/v1/free/chat', (route) => route.fulfill({ status: 502, json: { detail } }));
        await ask(popup);
        await expect(popup.getByText(detail)).toBeVisible();
        await expectAccessible(popup, 'a failed answer');

        await popup.unroute('**/api/v1/free/chat');
        network.refuse();
        await expect(popup.getByText(/^\d+ s kept$/)).toBeVisible();
        await ask(popup);
        await expect(popup.getByText('Still listening; your question will be sent')).toBeVisible();
        await expectAccessible(popup, 'an outage with a held question');
        await popup.keyboard.press('Escape');
        await expect(popup.getByText('Not sent.')).toBeVisible();
        await expectAccessible(popup, 'an outage with a question taken back');
        network.mend();
        await expect(popup.getByRole('status').getByText(/^Listening/)).toBeVisible();

        await dashboard.getByRole('button', { name: 'Stop Sharing' }).click();
        await expect(popup.getByText('Sharing has stopped.')).toBeVisible();
        await expectAccessible(popup, 'a lost share');

        await popup.getByRole('button', { name: 'Keyboard shortcuts' }).click();
        await expect(popup.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
        await expectAccessible(popup, 'the shortcuts');
        await popup.keyboard.press('Escape');

        await context.clock.fastForward('15:00');
        await expect(popup.getByRole('dialog', { name: /^Session expired/ })).toBeVisible();
        await expectAccessible(popup, 'the expired dialog');
        network.close();
      });
    });
  });
}

async function ask(popup: Page): Promise<void> {
  await popup.getByLabel('Your question').fill('Why do you want this job?');
  await popup.getByRole('button', { name: 'Send' }).click();
}

/** @param what names the state in the report; the test goes on, so that each state is reported */
async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const wide = page.viewportSize();
  if (!wide) throw new Error('the page has no size of its own');
  for (const width of [wide.width, NARROW]) {
    await page.setViewportSize({ width, height: wide.height });
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
