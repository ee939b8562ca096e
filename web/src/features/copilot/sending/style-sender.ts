import type { StyleChoice } from '@pythia/contracts/style.ts';
import { sentenceFor } from '#api/api-error.ts';
import type { Machine } from '../machine/machine.ts';
import type { StyleEvent } from '../machine/session-style.ts';

export interface StyleSenderParts {
  machine: Machine;
  switchStyle: (sessionId: string, choice: StyleChoice, signal: AbortSignal) => Promise<StyleEvent>;
}

type Outcome = { event: StyleEvent } | { failure: string };

/** Sends one switch at a time; of those made meanwhile only the last. */
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

  /** Waits until the server has taken the wished style, a second at most. */
  async taken(): Promise<void> {
    if (this.#sending) await Promise.race([this.#sending, delay(TAKEN_WITHIN_MS)]);
  }

  async #settle(signal: AbortSignal): Promise<void> {
    const outcome = await this.#sendAll(signal);
    this.#sending = undefined;
    if (signal.aborted || !outcome) return;
    const { machine } = this.#parts;
    machine.dispatch({ type: 'style-settled', event: 'event' in outcome ? outcome.event : null });
    if ('failure' in outcome) machine.dispatch({ type: 'failed', error: outcome.failure });
  }

  async #sendAll(signal: AbortSignal): Promise<Outcome | undefined> {
    const { machine, switchStyle } = this.#parts;
    let outcome: Outcome | undefined;
    while (this.#next !== undefined && !signal.aborted) {
      const choice = this.#next;
      this.#next = undefined;
      try {
        outcome = {
          event: await switchStyle(
            machine.select(({ id }) => id),
            choice,
            signal,
          ),
        };
      } catch (error) {
        outcome = { failure: sentenceFor(error, NOT_SWITCHED) };
      }
    }
    return outcome;
  }
}

const TAKEN_WITHIN_MS = 1_000;
const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const NOT_SWITCHED = 'The style could not be switched. Please try again.';
