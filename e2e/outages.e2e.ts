import type { Page } from '@playwright/test';
import { launchCopilot, heardWords } from './launch-copilot.ts';
import type { Meeting } from './meeting.ts';
import { freezeApp, killApp, openNetwork } from './outages.ts';
import { expect, test } from './test.ts';
import { answered, askTyped } from './typed-question.ts';

const QUESTIONS = [
  'Tell me about a time you had a conflict with a coworker.',
  'Why do you want to leave your current job?',
];

test.use({ expectedConsole: ['WebSocket connection', 'ERR_CONNECTION_REFUSED', 'Failed to load resource'] });
test.setTimeout(180_000);

/** First to last word, once each. */
const HEARD = [/^Tell me .* conflict .*\.$/, /^Why do you want to leave your current job\?$/];

const MEANWHILE = 'What is your greatest strength?';

/** However many attempts. */
async function answeredOnce(popup: Page): Promise<void> {
  await answered(popup);
  await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(popup.getByRole('navigation', { name: 'Previous answers' })).toBeHidden();
}

/** Resolves mid-question. */
const midway = (meeting: Meeting) =>
  meeting.page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 5.5);

test('a server that is killed in mid-sentence costs no word', async ({ page, context }) => {
  const { meeting, popup } = await launchCopilot(page, context, { questions: QUESTIONS });
  const asked = meeting.ask();
  await midway(meeting);
  killApp();
  await expect(popup.getByText('Reconnecting…')).toBeVisible();
  await asked;
  await expect(heardWords(popup)).toHaveText(HEARD, { timeout: 60_000 });
});

test('a server that stands still for 20 s costs no word, and answers what is asked meanwhile', async ({
  page,
  context,
}) => {
  const { meeting, popup } = await launchCopilot(page, context, { questions: QUESTIONS });
  const asked = meeting.ask();
  await midway(meeting);
  const goOn = freezeApp();
  try {
    await askTyped(popup, MEANWHILE);
    await page.waitForTimeout(20_000);
  } finally {
    goOn();
  }
  await asked;
  await answeredOnce(popup);
  await expect(heardWords(popup)).toHaveText(HEARD, { timeout: 60_000 });
});

test('a network that is cut for 45 s costs no word, and carries what is asked meanwhile', async ({
  page,
  context,
}) => {
  const network = await openNetwork();
  const { origin } = network;
  const { meeting, popup } = await launchCopilot(page, context, { questions: QUESTIONS, origin });
  const asked = meeting.ask();
  await midway(meeting);
  network.cut();
  await askTyped(popup, MEANWHILE);
  await asked;
  await page.waitForTimeout(45_000);
  network.mend();
  await answeredOnce(popup);
  await expect(heardWords(popup)).toHaveText(HEARD, { timeout: 60_000 });
  network.close();
});

test('a browser that is online again does not wait for its next try', async ({ page, context }) => {
  const network = await openNetwork();
  const { popup } = await launchCopilot(page, context, { origin: network.origin });
  network.refuse();
  // the next try is seconds away; several may fall between two looks
  await expect.poll(() => network.refusals, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
  network.mend();
  await context.setOffline(true);
  await popup.waitForFunction(() => !navigator.onLine);
  await context.setOffline(false);
  await popup.waitForFunction(() => navigator.onLine);
  await expect(popup.getByRole('status').getByText(/^Listening/)).toBeVisible({ timeout: 4_000 });
  network.close();
});
