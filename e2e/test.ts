import { test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test';
import { runApp, type Recogniser } from './run-app.ts';
import { scriptShare } from './scripted-share.ts';

export interface WorkerOptions {
  recogniser: Recogniser;
  /** A tab, which takes a whole browser, or silence in its place. */
  share: 'tab' | 'scripted';
}

interface WorkerFixtures extends WorkerOptions {
  /** The application under test, which runs for as long as the worker. */
  app: void;
}

interface Fixtures {
  /** Console lines that a test expects, by a part of their text; any other warning or error fails it. */
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
      const heard = [...loud]; // what follows is answered otherwise than the test has it
      await endRoutes(context);
      base.expect(heard, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/** A handler still under way, as of a request that a test's last step caused, would fail when its page closes. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  // a window that closes itself meanwhile needs it no more
  await Promise.allSettled(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
}

export { expect } from '@playwright/test';
