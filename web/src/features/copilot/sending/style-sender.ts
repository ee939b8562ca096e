import type { StyleChoice } from '@pythia/contracts/style.ts';
import { sentenceFor } from '#api/api-error.ts';
import type { StyleEvent } from '../machine/session-style.ts';

interface StyleSenderParts {
  send: (choice: StyleChoice, signal: AbortSignal) => Promise<StyleEvent>;
  /** Told once nothing more is wished: what the server has made of the last wish, or why it has not. */
  onSettled: (event: StyleEvent | null, failure?: string) => void;
}

/** Tells the server of switches, one after the other; of those that were made meanwhile the last one counts. */
export class StyleSender {
  readonly #parts: StyleSenderParts;
  #next: StyleChoice | undefined;
  #sending: Promise<void> | undefined;

  constructor(parts: StyleSenderParts) {
    this.#parts = parts;
  }

  send(choice: StyleChoice, signal: AbortSignal): Promise<void> {
    this.#next = choice;
    this.#sending ??= this.#settle(signal);
    return this.#sending;
  }

  get isSending(): boolean {
    return this.#sending !== undefined;
  }

  /** What is asked now is answered in the style that was wished before, unless the server takes too long with it. */
  async taken(): Promise<void> {
    if (this.#sending) await Promise.race([this.#sending, delay(TAKEN_WITHIN_MS)]);
  }

  async #settle(signal: AbortSignal): Promise<void> {
    const outcome = await this.#sendAll(signal);
    this.#sending = undefined;
    if (!signal.aborted) this.#parts.onSettled(...outcome);
  }

  async #sendAll(signal: AbortSignal): Promise<Parameters<StyleSenderParts['onSettled']>> {
    let outcome: Parameters<StyleSenderParts['onSettled']> = [null];
    while (this.#next !== undefined && !signal.aborted) {
      const choice = this.#next;
      this.#next = undefined;
      try {
        outcome = [await this.#parts.send(choice, signal)];
      } catch (error) {
        outcome = [null, sentenceFor(error, NOT_SWITCHED)];
      }
    }
    return outcome;
  }
}

/** An answer in the old style is better than none. */
const TAKEN_WITHIN_MS = 1_000;
const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const NOT_SWITCHED = 'The style could not be switched. Please try again.';
