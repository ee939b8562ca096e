import { expectListening, shareMeeting, heardWords } from './launch-copilot.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    pythiaCaptures?: unknown;
  }
}

const WORKER = /\/assets\/transcription-worker-[^/]*\.js$/;

test.describe('sound that the browser holds back', () => {
  test.use({ expectedConsole: ['The AudioContext was not allowed to start'] });

  test('starts at a click, also after a while', async ({ page, context }) => {
    const { meeting } = await shareMeeting(page, context);
    const opened = page.waitForEvent('popup');
    const asked = context.waitForEvent('request', (request) => WORKER.test(request.url()));
    await page.getByRole('button', { name: 'Launch Pythia' }).click();
    const popup = await opened;
    // the dashboard's click counts until a reload; looks into a page are gestures, so none before it asked for
    // its sound
    await asked;
    await popup.reload();
    await expectListening(popup); // the dashboard had a click, and continues
    await page.evaluate(() => delete window.pythiaCaptures); // an update leaves the window to listen itself
    await Promise.all([popup.waitForRequest(WORKER), popup.reload()]);
    await expect(popup.getByText('Click to listen')).toBeVisible();
    await (await context.newCDPSession(popup)).send('HeapProfiler.collectGarbage');
    await popup.getByRole('button', { name: 'Start listening' }).click();
    await expectListening(popup);
    await meeting.ask();
    await expect(heardWords(popup)).toHaveText([/conflict/], { timeout: 30_000 });
  });
});

test('the window opens in the click, though the session takes longer than a click counts', async ({
  page,
  context,
}) => {
  await shareMeeting(page, context);
  await page.route('**/api/v1/free/create-session', async (route) => {
    await page.waitForTimeout(6_000); // a click allows windows for five seconds
    await route.continue();
  });
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Launch Pythia' }).click();
  const popup = await opened;
  await expect(popup.getByText('Starting your session…')).toBeVisible();
  await expect(popup.getByRole('timer')).toContainText(/1[45]:\d\d/, { timeout: 15_000 });
  await expect(popup.getByText('Nothing shared')).toBeHidden();
});
