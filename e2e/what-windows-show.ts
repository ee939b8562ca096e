import type { Page } from '@playwright/test';

/** Epoch milliseconds by text. */
export type Came = Readonly<Record<string, number>>;

declare global {
  interface Window {
    came: Record<string, number>;
    awaited: Record<string, () => void>;
  }
}

const SAID = /Line \d+ of the talk\./g;

/** Notes matches of {@link SAID}; repeat after reloads. */
export async function noteWhatComes(window: Page): Promise<void> {
  await window.getByRole('log').waitFor();
  await window.evaluate((said) => {
    self.came ??= {};
    self.awaited ??= {};
    const note = (text: string | null) => {
      for (const [words] of text?.matchAll(new RegExp(said, 'g')) ?? []) {
        self.came[words] ??= Date.now();
        self.awaited[words]?.();
      }
    };
    const log = document.querySelector('[role=log]')!;
    note(log.textContent);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (addedNodes.length === 0) note(target.textContent);
        else for (const added of addedNodes) note(added.textContent);
    }).observe(log, { childList: true, subtree: true, characterData: true });
  }, SAID.source);
}

export const comes = (window: Page, words: string): Promise<void> =>
  window.evaluate(
    (awaited) =>
      awaited in self.came ? undefined : new Promise<void>((come) => (self.awaited[awaited] = come)),
    words,
  );

export const whatCame = (window: Page): Promise<Came> => window.evaluate(() => self.came);

/** Lines in order, and the newest answer. */
export const whatIsShown = (window: Page) =>
  window.evaluate((said) => {
    const log = document.querySelector('[role=log]')?.textContent ?? '';
    const answer = document.querySelector('[aria-label="Suggested answer"] [aria-live]')?.textContent;
    return { lines: log.match(new RegExp(said, 'g')) ?? [], answer };
  }, SAID.source);
