import type { Page } from '@playwright/test';

export interface Screen {
  name: string;
  path: string;
  /** Runs before navigation. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Runs before the picture. */
  prepare?: (page: Page) => Promise<unknown>;
}

export const click = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
