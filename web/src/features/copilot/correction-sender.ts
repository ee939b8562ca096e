import type { SentCorrection, UnsettledCorrection } from '#transcript/corrections.ts';
import { untilAnswered } from './until-answered.ts';

interface CorrectionSenderParts {
  /** The next one to send, until `onSettled` was told of it. */
  next: () => UnsettledCorrection | undefined;
  /** Throws ApiError. */
  send: (correction: UnsettledCorrection, signal: AbortSignal) => Promise<void>;
  /** The server has taken it, or refused it. */
  onSettled: (correction: SentCorrection) => void;
}

/** Sends corrections behind the user's back, in order: of two for one line the later reaches the server later. */
export class CorrectionSender {
  readonly #parts: CorrectionSenderParts;
  #sendingUntil: AbortSignal | null = null;

  constructor(parts: CorrectionSenderParts) {
    this.#parts = parts;
  }

  /** Sends all there are, unless that is under way; an unreachable server is tried again until the signal. */
  async send(signal: AbortSignal): Promise<void> {
    if (this.#sendingUntil === signal) return;
    this.#sendingUntil = signal;
    const { next, send, onSettled } = this.#parts;
    for (let correction = next(); correction; correction = next()) {
      const sent = correction;
      await untilAnswered(() => send(sent, signal), signal);
      if (signal.aborted) return;
      onSettled(sent);
    }
    this.#sendingUntil = null;
  }
}
