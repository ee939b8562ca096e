import { SpeechError, type RecogniserStatus } from '../../speech-recogniser.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const FAILING =
  'The speech service fails at the moment. It is tried again in a few seconds; what is said meanwhile is kept.';

/** A failure delays new connections, doubling until some stream has words; audio waits meanwhile. */
export class ServiceHealth {
  #failures = 0;
  #pausesUntil = 0;

  status(): RecogniserStatus {
    return performance.now() < this.#pausesUntil
      ? { state: 'preparing', detail: FAILING }
      : { state: 'ready' };
  }

  prove(): void {
    this.#failures = 0;
    this.#pausesUntil = 0;
  }

  fail(error: unknown): void {
    if (!(error instanceof SpeechError) || error.code !== 'failed') return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS);
    this.#failures += 1;
    this.#pausesUntil = performance.now() + pause;
  }
}
