import { REPLAY } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { isServerAway, sentenceFor } from '#api/api-error.ts';
import { backingOff, retry } from '#api/retry.ts';
import type { Machine } from '../machine/machine.ts';
import type { FollowingSession } from '../machine/next-session.ts';

export interface SuccessionParts {
  machine: Machine;
  startNext: (sessionId: string, signal: AbortSignal) => Promise<FollowingSession>;
  now: () => number;
}

/** Sound is kept for as long, so nothing said meanwhile is lost. */
const NEXT_WITHIN_MS = REPLAY.keptSeconds * 1_000;
const MOST_BETWEEN_TRIES_MS = 2_500;

export class Succession {
  readonly #parts: SuccessionParts;
  #beginning: Promise<void> | null = null;

  constructor(parts: SuccessionParts) {
    this.#parts = parts;
  }

  begin(signal: AbortSignal): void {
    this.#beginning = this.#begin(signal).finally(() => (this.#beginning = null));
  }

  /** Waits until the next session has begun or failed, if one is being begun. */
  async settled(): Promise<void> {
    await this.#beginning;
  }

  async #begin(signal: AbortSignal): Promise<void> {
    const { machine, startNext, now } = this.#parts;
    const ended = machine.select(({ id }) => id);
    const giveUpAt = performance.now() + NEXT_WITHIN_MS;
    try {
      const next = await retry(() => startNext(ended, signal), {
        retries: (error) => isServerAway(error) && performance.now() < giveUpAt,
        pause: backingOff({ maxMs: MOST_BETWEEN_TRIES_MS }),
        signal,
      });
      machine.dispatch({ type: 'moved', next, now: now() });
    } catch (error) {
      if (signal.aborted) return;
      const why = sentenceFor(error, MESSAGES.failedToCreateSession, MESSAGES.failedToStartSession);
      machine.dispatch({ type: 'not-followed', why });
    }
  }
}
