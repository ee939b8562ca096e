import { nextPending, type PendingCorrection } from '#transcript/corrections.ts';
import { ApiError } from '#api/api-error.ts';
import { retry, untilAnswered } from '#api/retry.ts';
import type { Machine } from '../machine/machine.ts';

export interface CorrectionSenderParts {
  machine: Machine;
  /** Throws ApiError. */
  sendCorrection: (sessionId: string, correction: PendingCorrection, signal: AbortSignal) => Promise<void>;
}

/** Sends corrections in the background, one at a time, so that the last edit of a line arrives last. */
export class CorrectionSender {
  readonly #parts: CorrectionSenderParts;
  #sendingUntil: AbortSignal | null = null;
  /** What could not be sent for a reason that nobody foresaw. */
  #failed: PendingCorrection | null = null;

  constructor(parts: CorrectionSenderParts) {
    this.#parts = parts;
  }

  /**
   * Sends all that are pending, once at a time; retries an unreachable server until the signal aborts.
   * @throws what nobody foresaw; what it kept from being sent is tried once more with the next, and then given up
   */
  async send(signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.#sendingUntil === signal) return;
    this.#sendingUntil = signal;
    const { machine } = this.#parts;
    try {
      for (let correction = this.#next(); correction; correction = this.#next()) {
        const sent = correction;
        try {
          await retry(() => this.#sendOne(sent, signal), untilAnswered(signal));
        } catch (error) {
          if (signal.aborted) return;
          if (!(error instanceof ApiError) && !this.#isFailedAgain(sent)) throw error;
          // what the server refuses stays as it was corrected here
        }
        machine.dispatch({ type: 'correction-acknowledged', correction: sent });
      }
    } finally {
      if (this.#sendingUntil === signal) this.#sendingUntil = null; // in the turn in which nothing more was pending
    }
  }

  #next(): PendingCorrection | undefined {
    return this.#parts.machine.select(({ transcript }) => nextPending(transcript));
  }

  #sendOne(correction: PendingCorrection, signal: AbortSignal): Promise<void> {
    const { machine, sendCorrection } = this.#parts;
    const saidIn = correction.session ?? machine.select(({ id }) => id);
    return sendCorrection(saidIn, correction, signal);
  }

  #isFailedAgain({ line, text }: PendingCorrection): boolean {
    const before = this.#failed;
    this.#failed = { line, text };
    return before?.line === line && before.text === text;
  }
}
