import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    countWorkers: () => Promise<number>;
  }
}

export const countWorkers: BrowserCommand = ({ page }) => page.workers().length;
