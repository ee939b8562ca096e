import type { Page } from '@playwright/test';

export interface Screen {
  name: string;
  path: string;
  /** Before navigation. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Before the picture. */
  prepare?: (page: Page) => Promise<unknown>;
}

export const click = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
