import type { Page } from '@playwright/test';
import { launchCopilot, words } from './launch-copilot.ts';
import { dropSockets } from './outages.ts';
import { say } from './run-app.ts';
import { expect, test } from './test.ts';
import { answered, askTyped } from './typed-question.ts';

test.use({ expectedConsole: ['WebSocket connection'] });

/** Notes when each line comes, by the clock that all windows of a machine share. */
const noteLines = (window: Page) =>
  window.evaluate(() => {
    const came: Record<string, number> = {};
    (globalThis as { came?: typeof came }).came = came;
    const log = document.querySelector('[role=log]')!;
    new MutationObserver(() => {
      for (const text of log.textContent.match(/Line \d+ of the talk\./g) ?? []) came[text] ??= Date.now();
    }).observe(log, { childList: true, subtree: true, characterData: true });
  });

const noted = (window: Page) =>
  window.evaluate(() => (globalThis as { came?: Record<string, number> }).came ?? {});

const shownIn = async (window: Page) => ({
  lines: await words(window).allTextContents(),
  answer: await window.getByRole('region', { name: 'Suggested answer' }).locator('[aria-live]').textContent(),
});

test('two windows of a session show the same, through a reload and a connection that breaks', async ({
  page,
  context,
}) => {
  const { popup } = await launchCopilot(page, context);
  const opened = context.waitForEvent('page');
  await page.evaluate((url) => void window.open(url, 'another'), popup.url());
  const second = await opened;
  await expect(second.getByRole('status').first()).toHaveText('Following along');
  for (const window of [popup, second]) await noteLines(window);

  let said = 0;
  const sayLine = async () => {
    said += 1;
    say(`Line ${said} of the talk.`);
    await expect(words(popup)).toHaveCount(said);
  };
  for (let line = 0; line < 8; line += 1) await sayLine();
  await expect(words(second)).toHaveCount(said);
  const [here, there] = [await noted(popup), await noted(second)];
  const apart = Object.keys(here).map((text) => Math.abs(there[text]! - here[text]!));
  console.log(`lines come at most ${Math.max(...apart)} ms apart in two windows`);

  await askTyped(popup, 'What do you know about sourdough?');
  await answered(popup);
  await expect.poll(() => shownIn(second)).toEqual(await shownIn(popup));

  await second.reload();
  await sayLine();
  await expect(words(second)).toHaveCount(said);
  dropSockets();
  await sayLine();
  await expect.poll(() => shownIn(second)).toEqual(await shownIn(popup));
});
