import { test as base, type ConsoleMessage } from '@playwright/test';

interface Fixtures {
  /** Console lines that a test expects, by a part of their text; any other warning or error fails it. */
  expectedConsole: string[];
  quietConsole: void;
}

export const test = base.extend<Fixtures>({
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
      base.expect(loud, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
