import { selectedItems } from '#transcript/selection.ts';
import { newestItems } from '#transcript/transcript.ts';
import type { Copilot } from '../copilot.ts';

/** Waits until a change of the copilot has made this true. */
export async function until(copilot: Copilot, done: () => boolean): Promise<void> {
  while (!done()) {
    await new Promise<void>((resolve) => {
      copilot.store.subscribe(() => resolve());
      copilot.listening.store.subscribe(() => resolve());
      copilot.conversation.store.subscribe(() => resolve());
    });
  }
}

export const exchanges = (copilot: Copilot) => copilot.conversation.exchanges();
export const newest = (copilot: Copilot) => exchanges(copilot).at(-1)!;
export const shownLines = (copilot: Copilot) =>
  newestItems(copilot.session().transcript, 99).map(({ text }) => text);
export const selected = (copilot: Copilot) =>
  selectedItems(copilot.session().transcript).map(({ text }) => text);
