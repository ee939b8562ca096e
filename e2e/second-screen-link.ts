import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const secondScreenDialog = (popup: Page) => popup.getByRole('dialog', { name: 'Second screen' });

/** Reads the dialog's clipboard button. */
export async function secondScreenLink(popup: Page): Promise<string> {
  const dialog = secondScreenDialog(popup);
  await popup.getByRole('button', { name: /^Second screen/ }).click();
  await expect(dialog.getByRole('img', { name: 'Code with the link to this session' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  return popup.evaluate(() => navigator.clipboard.readText());
}
