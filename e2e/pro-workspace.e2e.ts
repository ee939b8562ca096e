import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { lines, heardWords } from './launch-copilot.ts';
import { openMeeting } from './meeting-tab.ts';
import { openNetwork } from './outages.ts';
import { startSignedIn, signInAsPro } from './people.ts';
import { expect, test } from './test.ts';

const QUESTIONS = [
  'Tell me about a time you had a conflict with a coworker.',
  'Why do you want to leave your current job?',
];
/** First to last word, once each. */
const HEARD = [/^Tell me .* conflict .*\.$/, /^Why do you want to leave your current job\?$/];
const DEED = 'a rota of alternating weeks';

const RESUME = `<h1>Ada Baker</h1><p>ada@example.com · +44 1632 960123</p>
  <h2>Work Experience</h2>
  <h3>Head baker, Harbour Bakery</h3><p>2019 – 2023</p>
  <ul><li>Two bakers refused to share the early shift and quarrelled over it every week. I sat down with
    both of them and drew up ${DEED}. The quarrels ended, and nobody left for three years.</li></ul>
  <h2>Education</h2><p>Catering College, Diploma in Baking, 2016 – 2018</p>`;

test.use({ expectedConsole: ['WebSocket connection', 'Failed to load resource', 'ERR_'] });
test.setTimeout(240_000);

test('a subscriber gives a résumé, passes the sound check, is helped through an outage, and finds it all again', async ({
  page,
  context,
}) => {
  const network = await openNetwork();
  const { origin } = network;
  await startSignedIn(context, await signInAsPro(context), origin);
  page.setDefaultTimeout(30_000);
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();

  await test.step('a job, and what a dropped résumé says', async () => {
    await page.goto(`${origin}/dashboard/interview-ai`);
    await page.getByLabel('Company').fill('Riverside Hotel');
    await page.getByLabel('Role').fill('Pastry chef');
    await press('Next');
    await dropFile(page, await pdfOf(context, RESUME));
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Baker', { timeout: 20_000 });
    await expect(page.getByLabel('Work', { exact: true })).toHaveValue(new RegExp(DEED));
    await expect(page.getByLabel('Education', { exact: true })).toHaveValue(/Catering College/);
    await press('Next');
  });

  const meeting = await openMeeting(context, ...QUESTIONS);
  await page.bringToFront();
  await test.step('a tab that speaks passes the sound check', async () => {
    await press('Share Screen/Window');
    await press('Check the sound');
    await meeting.ask();
    await expect(page.getByRole('log', { name: 'Words heard' })).toHaveText(/\w+ \w+/, { timeout: 20_000 });
    await page.bringToFront(); // the shared meeting comes to the front
    await page.getByRole('radio', { name: '1 hour' }).check();
  });

  const opened = page.waitForEvent('popup');
  await press('Launch Pythia');
  const popup = await opened;
  const listening = popup.getByRole('status').getByText(/^Listening/);
  await expect(listening).toBeVisible({ timeout: 20_000 });

  await test.step('the network is away from mid-sentence to the end, and every word comes', async () => {
    const asked = meeting.ask();
    await meeting.page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 5.5);
    network.cut();
    await asked;
    network.mend();
    await expect(heardWords(popup)).toHaveText(HEARD, { timeout: 60_000 });
  });

  await test.step('an answer tells what the résumé says, and a reload loses nothing', async () => {
    await lines(popup).last().click(); // not the newest
    await lines(popup).first().click();
    await popup.getByRole('button', { name: /^Get Answer/ }).click();
    await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(answer(popup)).toContainText(DEED);
    await popup.reload();
    await expect(answer(popup)).toContainText(DEED);
    await expect(heardWords(popup)).toHaveText(HEARD);
    await expect(listening).toBeVisible({ timeout: 20_000 });
  });

  await test.step('the window goes on top of the others and comes back', async () => {
    const onTop = context.waitForEvent('page');
    await popup.getByRole('button', { name: 'Keep on top' }).click();
    const top = await onTop;
    await expect(heardWords(top)).toHaveText(HEARD);
    await expect(answer(top)).toContainText(DEED);
    await popup.getByRole('button', { name: 'Bring it back' }).click();
    await expect.poll(() => top.isClosed()).toBe(true);
    await expect(answer(popup)).toContainText(DEED);
  });

  await test.step('the interview ends, and is found and taken along', async () => {
    await popup.close();
    await page.bringToFront();
    const running = page.getByRole('region', { name: 'Running session' });
    await running.getByRole('button', { name: 'End' }).click();
    await running.getByRole('button', { name: 'End', exact: true }).click();
    await expect(running).toBeHidden();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('heading', { name: 'Riverside Hotel' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search your interviews' }).fill('rota of alternating');
    await page.getByRole('listitem').getByRole('link', { name: 'Pastry chef' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Markdown' }).click();
    const record = await readFile(await (await download).path(), 'utf8');
    expect(record).toContain(DEED);
    expect(record).toMatch(/Why do you want to leave your current job\?/);
  });
  await meeting.close();
  network.close();
});

const answer = (window: Page) => window.getByRole('region', { name: 'Suggested answer' });

async function pdfOf(context: BrowserContext, html: string): Promise<Buffer> {
  const sheet = await context.newPage();
  await sheet.setContent(html);
  const pdf = await sheet.pdf({ format: 'A4' });
  await sheet.close();
  return pdf;
}

async function dropFile(page: Page, pdf: Buffer): Promise<void> {
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'Ada Baker.pdf', { type: 'application/pdf' }));
    return transfer;
  }, pdf.toString('base64'));
  await page.getByText('Choose your résumé').dispatchEvent('drop', { dataTransfer: dropped });
}
