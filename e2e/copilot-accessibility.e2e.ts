import type { Page } from '@playwright/test';
import { answerInParts } from './answer-in-parts.ts';
import { endIn } from './end-session.ts';
import { expectAccessible, NARROW } from './expect-accessible.ts';
import { openWithLines } from './heard-lines.ts';
import { expectListening, launchCopilot, lines } from './launch-copilot.ts';
import { openNetwork } from './outages.ts';
import { expect, test } from './test.ts';

/** The coach in a model's place. */
const OFFERING = answerInParts(
  { type: 'mark', exchange_id: 'e1', answered_by: 'Built-in coach', stood_in: 'slow' },
  { type: 'text', text: 'At Acme I cut the costs.' },
  { type: 'alternative', text: 'I baked at Binns.' },
  { type: 'alternative', text: 'I sold at the market.' },
);

/** Every kind of part. */
const RICH = answerInParts(
  { type: 'mark', exchange_id: 'e2', answered_by: 'Built-in coach', stood_in: null },
  { type: 'source', text: 'From your résumé' },
  {
    type: 'text',
    text: 'I **led** it and saved [the amount].\n\n```ts\nconst all = await everything();\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  },
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a running session has no accessibility violation on the pages that show it', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const home = page.getByRole('main');
  const bar = page.getByRole('region', { name: 'Running session' });
  const { popup } = await launchCopilot(page, context);
  await expect(bar.getByRole('button', { name: 'Show window' })).toBeVisible();
  await expectAccessible(page, 'the page of a launched session');
  await bar.getByRole('button', { name: 'End' }).click();
  await expect(bar.getByRole('button', { name: 'Keep going' })).toBeVisible();
  await expectAccessible(page, 'the bar that asks whether to end');
  await bar.getByRole('button', { name: 'Keep going' }).click();

  const other = await context.newPage();
  await other.goto('/free-dashboard');
  await other.getByRole('button', { name: 'Show window' }).first().click();
  await expect(other.getByText('The window is open beside the tab that launched it.')).toBeVisible();
  await expectAccessible(other, 'the home page while the window is open elsewhere');
  await other.close();

  await popup.close();
  await expect(bar.getByRole('button', { name: 'Resume Session' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(home.getByRole('heading', { name: 'Your interview, live' })).toBeVisible();
  await expectAccessible(page, 'the home page while the window is closed');
  await bar.getByRole('button', { name: 'End' }).click();
  await bar.getByRole('button', { name: 'End', exact: true }).click();
  await expect(home.getByRole('link', { name: 'Read again' })).toBeVisible();
  await expectAccessible(page, 'the home page with a session that is over');
});

test('the copilot has no accessibility violation while something is corrected', async ({ page, context }) => {
  test.setTimeout(240_000);
  await openWithLines(page, context, 20);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'Edit question' })).toBeFocused();
  await expectAccessible(page, 'a question being edited');
  await page.keyboard.press('Escape');

  const wide = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: 720 });
  await page.getByRole('button', { name: 'Expand the transcript' }).click(); // and stays so
  if (wide) await page.setViewportSize(wide);
  await lines(page).last().focus();
  await page.keyboard.press('e');
  const field = page.getByRole('textbox', { name: 'Correct this line' });
  await field.fill('This is what was really said.');
  await expectAccessible(page, 'a line being corrected');
  await field.press('Enter');
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Put back' })).toBeVisible();
  await expectAccessible(page, 'a corrected line being corrected');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: '1 selected line above' })).toBeVisible();
  await expectAccessible(page, 'a selected line out of sight');
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

    await popup.route('**/api/v1/free/chat', (route) => route.fulfill(RICH));
    await ask(popup);
    await expect(popup.getByText('From your résumé', { exact: true })).toBeVisible();
    await expectAccessible(popup, 'an answer with gaps, code, a table and its source');
    await popup.keyboard.press('t');
    await expect(popup.getByRole('button', { name: 'Expand the transcript' })).toBeVisible();
    await expectAccessible(popup, 'a folded transcript');
    await popup.keyboard.press('t');

    const detail = 'The answer service did not respond. Please try again.';
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
    await expectListening(popup);

    await dashboard.bringToFront();
    await dashboard.getByRole('button', { name: 'Stop Sharing' }).click();
    await expect(popup.getByText('Sharing has stopped.')).toBeVisible();
    await expectAccessible(popup, 'a lost share');

    await popup.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(popup.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible(popup, 'the shortcuts');
    await popup.keyboard.press('Escape');

    await endIn(popup, 118);
    const goOn = popup.getByRole('button', { name: /trials left$/ });
    await expect(goOn).toBeVisible();
    await expectAccessible(popup, 'a session that ends soon');
    await goOn.click();
    await expect(popup.getByText('A new session starts when this one ends.')).toBeVisible();
    await expectAccessible(popup, 'a session that another is to follow');
    await popup.getByRole('button', { name: 'Undo' }).click();

    await context.clock.fastForward('15:00');
    await expect(popup.getByText(/^Session expired/)).toBeVisible();
    await expect(goOn).toBeVisible();
    await expectAccessible(popup, 'a session that is over');
    network.close();
  });
});

async function ask(popup: Page): Promise<void> {
  await popup.getByLabel('Your question').fill('Why do you want this job?');
  await popup.getByRole('button', { name: 'Send' }).click();
}
