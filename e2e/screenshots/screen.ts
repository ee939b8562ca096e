import type { Page } from '@playwright/test';

export interface Screen {
  name: string;
  path: string;
  /** What is made of the browser before it goes to the page. */
  arrange?: (page: Page) => Promise<unknown>;
  /** What is done on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

export const click = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
