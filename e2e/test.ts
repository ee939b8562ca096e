import { test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test';
import { runApp, type Recogniser } from './run-app.ts';
import { scriptShare } from './scripted-share.ts';

export interface WorkerOptions {
  recogniser: Recogniser;
  /** A real tab, or silence. */
  share: 'tab' | 'scripted';
}

interface WorkerFixtures extends WorkerOptions {
  /** Lasts as long as the worker. */
  app: void;
}

interface Fixtures {
  /** Expected parts; other warnings fail. */
  expectedConsole: string[];
  quietConsole: void;
  sharing: void;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  recogniser: ['scripted', { option: true, scope: 'worker' }],
  share: ['tab', { option: true, scope: 'worker' }],
  app: [
    async ({ recogniser }, use) => {
      const end = await runApp(recogniser);
      await use();
      await end();
    },
    { auto: true, scope: 'worker' },
  ],
  sharing: [
    async ({ context, share }, use) => {
      if (share === 'scripted') await scriptShare(context);
      await use();
    },
    { auto: true },
  ],
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedConsole }, use) => {
      const loud: string[] = [];
      const note = (text: string) => {
        if (!expectedConsole.some((part) => text.includes(part))) loud.push(text);
      };
      context.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      await use();
      const heard = [...loud]; // later replies are no longer the test's
      await endRoutes(context);
      base.expect(heard, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/** Late handlers would fail at closing. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  // self-closing windows need none
  await Promise.allSettled(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
}

export { expect } from '@playwright/test';
