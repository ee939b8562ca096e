import { nextPending, type PendingCorrection } from '#transcript/corrections.ts';
import { ApiError } from '#api/api-error.ts';
import { retry, untilAnswered } from '#api/retry.ts';
import type { Machine } from '../machine/machine.ts';

export interface CorrectionSenderParts {
  machine: Machine;
  sendCorrection: (sessionId: string, correction: PendingCorrection, signal: AbortSignal) => Promise<void>;
}

/** Sends one correction at a time, so that the last edit of a line arrives last. */
export class CorrectionSender {
  readonly #parts: CorrectionSenderParts;
  #sendingUntil: AbortSignal | null = null;
  /** Correction that failed once; failing again drops it. */
  #failed: PendingCorrection | null = null;

  constructor(parts: CorrectionSenderParts) {
    this.#parts = parts;
  }

  /**
   * Retries an unreachable server until the signal aborts.
   * @throws unforeseen errors; their correction is tried once more, then dropped
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
          // refused corrections stay in this window
        }
        machine.dispatch({ type: 'correction-acknowledged', correction: sent });
      }
    } finally {
      // reset at once, so that the next correction starts another run
      if (this.#sendingUntil === signal) this.#sendingUntil = null;
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
