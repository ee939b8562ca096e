import type { BrowserContext, Page } from '@playwright/test';
import { openMeeting } from './meeting-tab.ts';
import { signInAsPro, type Visitor } from './people.ts';
import { expect as expectSoon } from './test.ts';

/** Page, window and server share most waits. */
export const expect = expectSoon.configure({ timeout: 20_000 });

export const WIZARD = '/dashboard/interview-ai';

export const marks = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByText('(completed)');
export const step = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2 });
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const pressButton = (page: Page, name: string) => button(page, name).click();

export async function openWizard(page: Page, context: BrowserContext): Promise<Visitor> {
  const person = await signInAsPro(context);
  await page.goto(WIZARD);
  return person;
}

/** @returns at step three */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Company').fill('Harbour Bakery');
  await page.getByLabel('Role').fill('Baker');
  await pressButton(page, 'Next');
  await page.getByLabel('Work', { exact: true }).fill('Head baker, 2019 – 2023');
  await pressButton(page, 'Next');
  await expect(step(page, 'Connect Meeting')).toBeFocused();
}

export async function shareFromWizard(page: Page, context: BrowserContext) {
  const meeting = await openMeeting(context, 'Tell me about a time you had a conflict with a coworker.');
  await page.bringToFront();
  await pressButton(page, 'Share Screen/Window');
  await expect(page.getByText('Sharing: on', { exact: true })).toBeVisible();
  await page.bringToFront(); // the browser shows the shared tab
  return meeting;
}

export const storedSessions = async ({ request }: BrowserContext, { token }: Visitor): Promise<unknown[]> => {
  const reply = await request.get('/api/v1/interviews', { headers: { authorization: `Bearer ${token}` } });
  return (await reply.json()).sessions;
};
