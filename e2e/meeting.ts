import type { Page } from '@playwright/test';

export interface Meeting {
  page: Page;
  /** WAV. */
  wav: Buffer;
  /**
   * Once, a second apart.
   * @returns the last sample's time, ms since 1970
   */
  ask(): Promise<number>;
  close(): Promise<void>;
}
