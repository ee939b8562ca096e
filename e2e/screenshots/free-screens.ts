import type { Page } from '@playwright/test';
import { SHARED_PASSWORD } from '../people.ts';
import { click, type Screen } from './screen.ts';

export const FREE_SCREENS: Screen[] = [
  { name: 'free-home', path: '/free-dashboard' },
  { name: 'free-profile', path: '/free-dashboard', prepare: click('Your account') },
  { name: 'free-interview', path: '/free-dashboard/interview-ai-free' },
  { name: 'free-interview-material', path: '/free-dashboard/interview-ai-free', prepare: fillMaterial },
  { name: 'free-interview-unable', path: '/free-dashboard/interview-ai-free', arrange: withoutSharing },
  { name: 'free-interview-plain-http', path: '/free-dashboard/interview-ai-free', arrange: onPlainHttp },
  { name: 'free-interview-silent', path: '/free-dashboard/interview-ai-free', prepare: shareSilence },
  { name: 'free-resume', path: '/free-dashboard/resume' },
  { name: 'free-customization', path: '/free-dashboard/customization' },
  { name: 'free-settings', path: '/free-dashboard/settings' },
  { name: 'free-settings-failed', path: '/free-dashboard/settings', arrange: withFailingUser },
  { name: 'free-settings-password', path: '/free-dashboard/settings', prepare: openPasswordForm },
  { name: 'free-settings-asking', path: '/free-dashboard/settings', prepare: askAboutSettings },
  { name: 'free-settings-picture', path: '/free-dashboard/settings', prepare: changePicture },
  { name: 'free-settings-no-picture', path: '/free-dashboard/settings', prepare: chooseNoPicture },
  { name: 'free-settings-delete', path: '/free-dashboard/settings', prepare: askToDeleteAccount },
  { name: 'free-history', path: '/free-dashboard/history' },
  { name: 'free-upgrade', path: '/free-dashboard/upgrade' },
  { name: 'free-upgrade-refused', path: '/free-dashboard/upgrade', prepare: pressDisabledPlan },
  { name: 'free-unreachable', path: '/free-dashboard', arrange: withoutServer },
  { name: 'not-found-in-dashboard', path: '/dashboard/no-such-page' },
  { name: 'free-copilot-without-setup', path: '/free-dashboard/copilot' },
];

/** Phones lack it. */
function withoutSharing(page: Page): Promise<unknown> {
  return page.addInitScript(() => Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia'));
}

function onPlainHttp(page: Page): Promise<unknown> {
  return page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
}

function withoutServer(page: Page): Promise<unknown> {
  return page.route('**/api/v1/users/me', (route) => route.abort());
}

/** The page's fetch fails, the layout's not. */
function withFailingUser(page: Page): Promise<unknown> {
  let looks = 0;
  return page.route('**/api/v1/users/me', (route) => (++looks === 1 ? route.continue() : route.abort()));
}

async function openPasswordForm(page: Page): Promise<void> {
  await click('Change Password')(page);
  await page.getByLabel('Current password').fill(SHARED_PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('Oracle-1');
  await page.getByLabel('Confirm new password').fill('Oracle-2');
}

async function askAboutSettings(page: Page): Promise<void> {
  await click('Sign out everywhere')(page);
  await page.getByLabel('Not at all').check();
  await click('Delete all sessions')(page);
}

async function changePicture(page: Page): Promise<void> {
  const picture = await page.screenshot();
  const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };
  await page.getByLabel('Change Photo').setInputFiles(file);
  await page.getByText('Your picture has been updated.').waitFor();
}

async function chooseNoPicture(page: Page): Promise<void> {
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Change Photo').setInputFiles(file);
  await page.getByRole('alert').waitFor();
}

async function askToDeleteAccount(page: Page): Promise<void> {
  await click('Delete my account')(page);
  await page.getByRole('dialog').waitFor();
}

async function fillMaterial(page: Page): Promise<void> {
  await page.getByText('Type it in, or correct what was read').click();
  await page.getByLabel('Company').fill('Riverside Hotel');
  await page.getByLabel('Work', { exact: true }).fill('Head baker, Harbour Bakery, 2019 – 2023');
}

/** Uses a key, as the button takes no click. */
function pressDisabledPlan(page: Page): Promise<unknown> {
  return page.getByRole('button', { name: 'Current plan' }).press('Enter');
}

async function shareSilence(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    navigator.mediaDevices.getDisplayMedia = async () => canvas.captureStream();
  });
  await page.getByRole('button', { name: 'Share Screen' }).click();
}
