import { AUDIO } from '@pythia/contracts/limits.ts';

/** As long as the longest wait between two reconnects. */
const DEFAULT_CAPACITY = 30 * AUDIO.sampleRate;

/**
 * The audio that the server has not yet heard, at most 30 s of it; when full, the oldest is dropped
 * and counted. It is also the queue in front of the socket: what a slow connection cannot take waits here.
 *
 * Positions count samples since the capture began: `unheard` ≤ `unsent` ≤ `written`.
 */
export class ReplayRing {
  readonly #samples: Int16Array<ArrayBuffer>;
  #unheard = 0;
  #unsent = 0;
  #written = 0;
  /** The position that this connection's sample 0 stands for. */
  #base = 0;
  #dropped = 0;

  constructor(capacity: number = DEFAULT_CAPACITY) {
    this.#samples = new Int16Array(capacity);
  }

  /** Samples overwritten before the server confirmed them. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Samples that this connection has been given and has not confirmed. */
  get inFlight(): number {
    return this.#unsent - this.#unheard;
  }

  write(samples: Int16Array): void {
    const capacity = this.#samples.length;
    for (const sample of samples) this.#samples[this.#written++ % capacity] = sample;
    this.#dropOldest(this.#written - capacity);
  }

  /** @returns up to `max` samples that this connection has not been given, or undefined when there are none */
  next(max: number): Int16Array<ArrayBuffer> | undefined {
    const count = Math.min(max, this.#written - this.#unsent);
    if (count === 0) return undefined;
    const from = this.#unsent % this.#samples.length;
    const chunk = new Int16Array(count);
    const untilWrap = this.#samples.subarray(from, from + count);
    chunk.set(untilWrap);
    chunk.set(this.#samples.subarray(0, count - untilWrap.length), untilWrap.length);
    this.#unsent += count;
    return chunk;
  }

  /** @param heard samples that the server has received in this connection; too high a count is not believed */
  acknowledge(heard: number): void {
    this.#unheard = Math.max(this.#unheard, Math.min(this.#unsent, this.#base + heard));
  }

  /** A new connection begins: it is given everything unheard. */
  rewind(): void {
    this.#unsent = this.#unheard;
    this.#base = this.#unheard;
  }

  #dropOldest(keepFrom: number): void {
    if (keepFrom <= this.#unheard) return;
    this.#dropped += keepFrom - this.#unheard;
    this.#unheard = keepFrom;
    // The server counts what it was given: skipping unsent samples moves the position of its sample 0.
    const skipped = Math.max(0, keepFrom - this.#unsent);
    this.#base += skipped;
    this.#unsent += skipped;
  }
}
