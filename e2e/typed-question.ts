import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export async function askTyped(popup: Page, question: string): Promise<void> {
  await popup.getByLabel('Your question').fill(question);
  await popup.getByRole('button', { name: 'Send', exact: true }).click();
}

export const answered = (popup: Page): Promise<void> =>
  expect(popup.getByRole('region', { name: 'Suggested answer' }).locator('[aria-live]')).toHaveText(
    /\w{3,}.*\./,
    { timeout: 60_000 },
  );
