import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** How many workers this page has that run. */
    countWorkers: () => Promise<number>;
  }
}

export const countWorkers: BrowserCommand = ({ page }) => page.workers().length;
