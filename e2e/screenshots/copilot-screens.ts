import type { BrowserContext, Page } from '@playwright/test';
import { openMeeting } from '../meeting-tab.ts';
import { copilotPictures, pictures } from './picture.ts';

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';

const WORK = `Backend engineer, Contoso, 2019 – present
- A colleague and I disagreed about rewriting our ledger. I asked him which risk would change his mind, and we tried both ways for a week on a copy. We kept the old ledger, and shipped two months early.
- Moved twelve services to a message queue without an hour of downtime.

Developer, Fabrikam, 2015 – 2019
- Two teams quarrelled over a shared library. I sat both down and drew up who answers for which part; releases have been on time since.`;

/** Shoots it with its launching page. */
export async function shootFreeCopilot(context: BrowserContext, theme: string): Promise<void> {
  await context.clock.install();
  const meeting = await openMeeting(context, QUESTION);
  const page = await context.newPage();
  await page.goto('/free-dashboard/interview-ai-free');
  await page.getByLabel('Job Title').fill('Backend engineer');
  await page.getByText('Type it in, or correct what was read').click();
  await page.getByLabel('Work', { exact: true }).fill(WORK);
  await page.getByRole('button', { name: 'Share Screen' }).click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Launch Pythia' }).click(),
  ]);
  await popup.getByText(/^Listening/).waitFor();
  await copilotPictures(popup, 'free-copilot-begun', theme);
  await meeting.ask();
  await popup.getByRole('log').getByRole('button').first().waitFor();
  await ask(popup);
  await popup.getByRole('button', { name: 'Copy' }).first().waitFor();
  await copilotPictures(popup, 'free-copilot', theme);
  await pictures(page, 'free-interview-sharing', theme);

  await popup.addInitScript(missTwelveSeconds);
  await popup.reload();
  await popup.getByText('12 s not heard').waitFor();
  await copilotPictures(popup, 'free-copilot-gap', theme);

  await page.getByRole('button', { name: 'Stop Sharing' }).click();
  await popup.getByText('Sharing has stopped.').waitFor();
  await popup.route('**/api/v1/free/chat', (route) => route.abort());
  await ask(popup);
  await popup.getByText('Failed to send question.').waitFor();
  await copilotPictures(popup, 'free-copilot-lost', theme);

  await context.clock.fastForward('15:00');
  await popup.getByText('Session expired').waitFor();
  await copilotPictures(popup, 'free-copilot-expired', theme);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await popup.getByText('You are signed out').waitFor();
  await copilotPictures(popup, 'free-copilot-signed-out', theme);
  await meeting.close();
}

async function ask(popup: Page): Promise<void> {
  await popup.getByRole('textbox', { name: 'Your question' }).fill(QUESTION);
  await popup.getByRole('button', { name: 'Send' }).click();
}

/** Adds a gap. */
function missTwelveSeconds(): void {
  const key = Object.keys(localStorage).find((name) => name.endsWith(':heard:0'));
  if (!key) return;
  const heard = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
  const gap = { id: 'gap', at: Date.now(), lostSeconds: 12 };
  localStorage.setItem(key, JSON.stringify([...heard, gap]));
}

/** Shoots the same session on a device that shares nothing. */
async function shootOtherDevice(popup: Page, theme: string): Promise<void> {
  const storageState = await popup.context().storageState();
  const elsewhere = await popup.context().browser()!.newContext({ storageState });
  const device = await elsewhere.newPage();
  await device.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
  await device.goto(popup.url());
  await device.getByText('Another device or browser is listening').waitFor();
  await copilotPictures(device, 'copilot-other-device', theme);
  await elsewhere.close();
}

/** Shoots from the last step's share to the window. */
export async function shootPaidCopilot(context: BrowserContext, theme: string): Promise<void> {
  const meeting = await openMeeting(context, QUESTION);
  const page = await context.newPage();
  await page.goto('/dashboard/interview-ai');
  await page.getByLabel('Company').fill('Riverside Hotel');
  await page.getByLabel('Role').fill('Baker');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Next', exact: true }).click();
  await main.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('radio', { name: '30 minutes' }).check();
  await main.getByRole('button', { name: 'Share Screen/Window' }).click();
  await page.getByText('Sharing: on').waitFor();
  await page.getByRole('button', { name: 'Check the sound' }).click();
  await meeting.ask();
  await page
    .getByText(/conflict|coworker/)
    .first()
    .waitFor();
  await pictures(page, 'wizard-sound-check', theme);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    main.getByRole('button', { name: 'Launch Pythia' }).click(),
  ]);
  await popup.getByText(/^Listening/).waitFor();
  await meeting.ask();
  await popup.getByRole('log').getByRole('button').first().waitFor();
  await ask(popup);
  await popup.getByRole('button', { name: 'Copy' }).first().waitFor();
  await copilotPictures(popup, 'copilot', theme);
  await shootOtherDevice(popup, theme);
  await pictures(page, 'wizard-launched', theme);
  await popup.close();
  await page.close();
  await meeting.close();
}
