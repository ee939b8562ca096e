import type { StyleChoice } from '@pythia/contracts/style.ts';
import { sentenceFor } from '#api/api-error.ts';
import type { StyleEvent } from './session-style.ts';

interface StyleSenderParts {
  send: (choice: StyleChoice, signal: AbortSignal) => Promise<StyleEvent>;
  /** Told once nothing more is wished: what the server has made of the last wish, or why it has not. */
  onSettled: (event: StyleEvent | null, failure?: string) => void;
}

/** Tells the server of switches, one after the other; of those that were made meanwhile the last one counts. */
export class StyleSender {
  readonly #parts: StyleSenderParts;
  #next: StyleChoice | undefined;
  #isSending = false;

  constructor(parts: StyleSenderParts) {
    this.#parts = parts;
  }

  async send(choice: StyleChoice, signal: AbortSignal): Promise<void> {
    this.#next = choice;
    if (this.#isSending) return;
    this.#isSending = true;
    const outcome = await this.#sendAll(signal);
    this.#isSending = false;
    if (!signal.aborted) this.#parts.onSettled(...outcome);
  }

  async #sendAll(signal: AbortSignal): Promise<Parameters<StyleSenderParts['onSettled']>> {
    let outcome: Parameters<StyleSenderParts['onSettled']> = [null];
    while (this.#next !== undefined && !signal.aborted) {
      const choice = this.#next;
      this.#next = undefined;
      outcome = await this.#parts.send(choice, signal).then(
        (event) => [event] as const,
        (error: unknown) => [null, sentenceFor(error, NOT_SWITCHED)] as const,
      );
    }
    return outcome;
  }
}

const NOT_SWITCHED = 'The style could not be switched. Please try again.';
