import type { SentCorrection, PendingCorrection } from '#transcript/corrections.ts';
import { ApiError } from '#api/api-error.ts';
import { retry, untilAnswered } from '#api/retry.ts';

interface CorrectionSenderParts {
  /** The next one to send, until `onAcknowledged` was called for it. */
  next: () => PendingCorrection | undefined;
  /** Throws ApiError. */
  send: (correction: PendingCorrection, signal: AbortSignal) => Promise<void>;
  /** The server has taken it, or refused it. */
  onAcknowledged: (correction: SentCorrection) => void;
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
    const { next, send, onAcknowledged } = this.#parts;
    try {
      for (let correction = next(); correction; correction = next()) {
        const sent = correction;
        try {
          await retry(() => send(sent, signal), untilAnswered(signal));
        } catch (error) {
          if (signal.aborted) return;
          if (!(error instanceof ApiError) && !this.#isFailedAgain(sent)) throw error;
          // what the server refuses stays as it was corrected here
        }
        onAcknowledged(sent);
      }
    } finally {
      if (this.#sendingUntil === signal) this.#sendingUntil = null; // in the turn in which nothing more was pending
    }
  }

  #isFailedAgain({ line, text }: PendingCorrection): boolean {
    const before = this.#failed;
    this.#failed = { line, text };
    return before?.line === line && before.text === text;
  }
}
