import type { Page } from '@playwright/test';
import { expectListening, launchCopilot, type Launched } from './launch-copilot.ts';
import { killApp, type Network, openNetwork } from './outages.ts';
import { expect, test } from './test.ts';
import { answered, askTyped } from './typed-question.ts';

const QUESTION = 'Why do you want to leave your current job?';
const NEWER = 'What is your greatest strength?';
const HELD = 'Still listening; your question will be sent';

test.use({ expectedConsole: ['WebSocket connection', 'net::ERR_', 'Failed to load resource'] });
test.setTimeout(120_000); // server and coach start

test('a question asked while the network is gone is sent within 3 s of its return, and the sound as soon', async ({
  page,
  context,
}) => {
  const network = await openNetwork();
  const launched = await launchCopilot(page, context, { origin: network.origin });
  const { popup } = launched;
  network.refuse();
  await expect(status(popup, 'Reconnecting…')).toBeVisible();
  await expect(popup.getByText(/^\d+ s kept$/)).toBeVisible();
  await askTyped(popup, QUESTION);
  await expect(status(popup, HELD)).toBeVisible();
  await expect(status(popup, 'Reconnecting…')).toBeVisible();

  network.mend();
  await Promise.all([
    popup.waitForRequest('**/api/v1/free/chat', { timeout: 3_000 }),
    status(popup, /^Listening/).waitFor({ timeout: 3_000 }), // looks more often than an expectation
  ]);
  await answered(popup);
  await expect(popup.getByText(/ kept$/)).toBeHidden();
  await expect(popup.getByText(HELD)).toBeHidden();
  expect(await questionsOf(launched, network)).toEqual([QUESTION]);
  network.close();
});

test('a question asked of a server that was killed is answered by the next one', async ({
  page,
  context,
}) => {
  const launched = await launchCopilot(page, context);
  const { popup } = launched;
  killApp();
  await askTyped(popup, QUESTION);
  await expect(status(popup, HELD)).toBeVisible();
  await answered(popup);
  await expectListening(popup);
  expect(await questionsOf(launched)).toEqual([QUESTION]);
});

test('a held question can be taken back, gives way to a newer one, and outlives a reload', async ({
  page,
  context,
}) => {
  const launched = await launchCopilot(page, context);
  const { popup } = launched;
  for (const url of ['**/api/v1/free/chat', '**/healthz']) await popup.route(url, (route) => route.abort());
  await askTyped(popup, QUESTION);
  await expect(status(popup, HELD)).toBeVisible();
  await expect(status(popup, /^Listening/)).toBeVisible(); // the sound has its own words
  await popup.keyboard.press('Escape');
  await expect(popup.getByText('Not sent.')).toBeVisible();

  await popup.getByRole('button', { name: 'Retry' }).click();
  await expect(status(popup, HELD)).toBeVisible();
  await askTyped(popup, NEWER);
  await expect(popup.getByText('3 of 3')).toBeVisible();
  await expect(status(popup, HELD)).toBeVisible();
  await popup.getByRole('button', { name: 'Older answer' }).click();
  await expect(popup.getByText('Not sent.')).toBeVisible();

  await popup.reload();
  await expect(status(popup, HELD)).toBeVisible();
  await popup.unrouteAll();
  await answered(popup);
  expect(await questionsOf(launched)).toEqual([NEWER]);
});

const status = (popup: Page, words: string | RegExp) => popup.getByRole('status').getByText(words);

async function questionsOf({ popup, person }: Launched, network?: Network): Promise<string[]> {
  const session = new URL(popup.url()).searchParams.get('session_id');
  const reply = await popup.request.get(`${network?.origin ?? ''}/api/v1/interviews/${session}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { events } = (await reply.json()) as { events: { kind: string; text: string }[] };
  return events.filter(({ kind }) => kind === 'question').map(({ text }) => text);
}
