import type { Page } from '@playwright/test';
import { envelopeCorrelation, wavSamples } from './correlation.ts';
import { dropSockets } from './outages.ts';
import { soundOf, streamsHeard } from './heard.ts';
import {
  expectListening,
  launchCopilot,
  lines,
  resumeButton,
  shareMeeting,
  heardWords,
} from './launch-copilot.ts';
import { newPerson } from './people.ts';
import { openStream } from './open-stream.ts';
import { expect, test } from './test.ts';

test('a main thread that hangs costs no word', async ({ page, context }) => {
  const earlier = await streamsHeard();
  const { meeting, popup } = await launchCopilot(page, context);
  const hang = popup.evaluate(() => {
    const until = Date.now() + 3_000;
    while (Date.now() < until);
  });
  await meeting.ask();
  await hang;
  await expect(heardWords(popup)).toHaveText([/^Tell me .* conflict/], { timeout: 30_000 });
  const [first] = (await streamsHeard()).slice(earlier.length); // a stream's file comes with its first sound
  expect(envelopeCorrelation(wavSamples(meeting.wav), await soundOf(first))).toBeGreaterThan(0.9);
});

test('a minimised window costs no word', async ({ page, context }) => {
  const { meeting, popup } = await launchCopilot(page, context);
  const browser = await context.newCDPSession(popup);
  const { windowId } = await browser.send('Browser.getWindowForTarget');
  await browser.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } });
  const stateOfWindow = async () =>
    (await browser.send('Browser.getWindowBounds', { windowId })).bounds.windowState;
  await expect.poll(stateOfWindow).toBe('minimized');
  await meeting.ask();
  await expect(heardWords(popup)).toHaveText([/^Tell me .* conflict/], { timeout: 30_000 });
  const heard = await soundOf((await streamsHeard()).at(-1));
  expect(envelopeCorrelation(wavSamples(meeting.wav), heard)).toBeGreaterThan(0.9);
});

test.describe('a connection that drops', () => {
  test.use({ expectedConsole: ['WebSocket connection'] });

  test('is opened again, and the sentence that it cut is heard whole and once', async ({ page, context }) => {
    const earlier = await streamsHeard();
    const { meeting, popup } = await launchCopilot(page, context);
    const asked = meeting.ask();
    await meeting.page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1.2);
    dropSockets();
    await asked;
    await expect(popup.getByRole('status').getByText(/^Listening/)).toBeVisible({ timeout: 15_000 });
    await expect(heardWords(popup)).toHaveText([/^Tell me .* conflict/], { timeout: 30_000 });

    const [, ...again] = (await streamsHeard()).slice(earlier.length);
    expect(envelopeCorrelation(wavSamples(meeting.wav), await soundOf(again.at(-1)))).toBeGreaterThan(0.9);
  });
});

test('a fourth stream is refused in words, and let in when there is room', async ({ page, context }) => {
  const person = await newPerson(context.request);
  const others = await Promise.all([1, 2, 3].map(() => openStream(context.request, person)));
  const { meeting } = await shareMeeting(page, context, { person });
  const opened = page.waitForEvent('popup');
  await resumeButton(page).click();
  const popup = await opened;
  await expect(popup.getByText('Too many live streams are open. Close one and try again.')).toBeVisible();
  await expect(popup.getByText('Reconnecting…')).toBeVisible();
  others.forEach((close) => close());
  await meeting.ask();
  await expect(heardWords(popup)).toHaveText([/conflict/], { timeout: 30_000 });
});

test.describe('a script that does not arrive', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  test('is said in words, and a reload goes on', async ({ page, context }) => {
    await context.route('**/assets/transcription-worker-*.js', (route) => route.abort());
    await shareMeeting(page, context);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Launch Pythia' }).click();
    const popup = await opened;
    await expect(popup.getByText('A part of this window did not load')).toBeVisible();
    await context.unrouteAll();
    await popup.getByRole('button', { name: 'Reload' }).click();
    await expectListening(popup);
  });
});

test('a share that stops says so, and a new one goes on in the same window', async ({ page, context }) => {
  const { meeting, popup } = await launchCopilot(page, context);
  await page.getByRole('button', { name: 'Stop Sharing' }).click();
  await expect(popup.getByText('Sharing has stopped.')).toBeVisible({ timeout: 15_000 });
  await popup.getByRole('button', { name: 'Share again' }).click();
  await expect(popup.getByRole('status').getByText(/^Listening/)).toBeVisible({ timeout: 15_000 });
  await meeting.ask();
  await expect(lines(popup).first()).toContainText('conflict', { timeout: 30_000 });
});

test('a dashboard that reloads takes the sound with it, and the window says so', async ({
  page,
  context,
}) => {
  const { popup } = await launchCopilot(page, context);
  await page.reload();
  await expect(popup.getByRole('button', { name: 'Share again' })).toBeVisible({ timeout: 15_000 });
});

/** Documents in the memory of a page's process. */
async function documentsInMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { documents } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return documents;
}

test('a window that is reloaded in mid-sentence misses nothing of it, keeps lines and answers, and leaves no document behind', async ({
  page,
  context,
}) => {
  const earlier = await streamsHeard();
  const { meeting, popup } = await launchCopilot(page, context);
  const documents = await documentsInMemory(popup);
  const asked = meeting.ask();
  await meeting.page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1.2);
  await popup.reload();
  await asked;
  await expect(heardWords(popup)).toHaveText([/^Tell me .* conflict/], { timeout: 30_000 });
  const heard = (await streamsHeard()).slice(earlier.length);
  expect(heard).toHaveLength(1);
  expect(envelopeCorrelation(wavSamples(meeting.wav), await soundOf(heard[0]))).toBeGreaterThan(0.9);
  await popup.getByRole('button', { name: 'Get Answer' }).click();
  await expect(popup.getByRole('region', { name: 'Response' })).toContainText('add your résumé');
  await popup.reload();
  await expect(lines(popup).first()).toContainText('conflict');
  await expect(popup.getByRole('region', { name: 'Response' })).toContainText('add your résumé');
  await expect(popup.getByRole('status').getByText(/^Listening/)).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => documentsInMemory(popup), { timeout: 10_000 }).toBe(documents);
});

test('a window closed by mistake is resumed with its lines, and logging out forgets them', async ({
  page,
  context,
}) => {
  const { meeting, popup } = await launchCopilot(page, context);
  await meeting.ask();
  await expect(lines(popup).first()).toContainText('conflict', { timeout: 30_000 });
  await popup.close();

  const opened = page.waitForEvent('popup');
  await resumeButton(page).click();
  const resumed = await opened;
  await expect(lines(resumed).first()).toContainText('conflict');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signin/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('copilot'))),
  ).toEqual([]);
});
