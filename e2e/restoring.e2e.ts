import type { Page } from '@playwright/test';
import { launchCopilot, lines, resumeButton } from './launch-copilot.ts';
import { startSignedIn } from './people.ts';
import { say } from './run-app.ts';
import { expect, test } from './test.ts';

test('a session shows as it was: in its window opened again, and on another device', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(90_000);
  const { popup, person } = await launchCopilot(page, context);
  say('Tell me about a time you had a conflict with a coworker.');
  await expect(lines(popup).first()).toContainText(/conflict/i, { timeout: 30_000 });
  await popup.getByRole('button', { name: 'Get Answer' }).click();
  await answered(popup);
  await expect(lines(popup).first()).toHaveAttribute('aria-pressed', 'false');
  const before = await shown(popup);
  const address = popup.url();
  await popup.close();

  const opened = page.waitForEvent('popup');
  await forgetWords(page);
  await resumeButton(page).click();
  const again = await opened;
  await answered(again);
  await expect.poll(() => shown(again)).toEqual(before);

  const elsewhere = await browser.newContext();
  await startSignedIn(elsewhere, person);
  const device = await elsewhere.newPage();
  await device.goto(address);
  await answered(device);
  await expect.poll(() => shown(device)).toEqual(before);
  await elsewhere.close();
});

test.describe('while the server’s copy cannot be read', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  test('the browser’s own copy is shown, and nobody is alarmed', async ({ page, context }) => {
    const { popup } = await launchCopilot(page, context);
    await popup.getByLabel('Your question').fill('What is the difference between a process and a thread?');
    await popup.getByRole('button', { name: 'Send' }).click();
    await answered(popup);
    const before = await shown(popup);

    const { promise: refused, resolve } = Promise.withResolvers<void>();
    await popup.routeWebSocket(/\/feed\?/, (socket) => {
      resolve();
      return socket.close({ code: 1011 });
    });
    await popup.reload();
    await refused;
    await expect.poll(() => shown(popup)).toEqual(before);
    await expect(popup.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
  });
});

const answer = (popup: Page) => popup.getByRole('region', { name: 'Suggested answer' });

const answered = (popup: Page) => expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();

const shown = async (popup: Page) => ({
  lines: await lines(popup).allTextContents(),
  question: await popup.getByRole('article', { name: 'Answer' }).getByRole('heading').first().textContent(),
  answer: await answer(popup).textContent(),
});

const forgetWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('pythia_copilot'));
    if (kept.length === 0) throw new Error('no copilot has kept anything');
    for (const key of kept) localStorage.removeItem(key);
  });
