import { RECONNECT } from '@pythia/contracts/limits.ts';

/** Waits between reconnects: 1 s, doubling to 30 s, from the start again after a connection that opened. */
export class Backoff {
  readonly #firstMs: number;
  readonly #maxMs: number;
  #nextMs: number;

  constructor(firstMs: number = RECONNECT.firstDelayMs, maxMs: number = RECONNECT.maxDelayMs) {
    this.#firstMs = firstMs;
    this.#maxMs = maxMs;
    this.#nextMs = firstMs;
  }

  /** @returns the wait before the next try, in milliseconds */
  next(): number {
    const delay = this.#nextMs;
    this.#nextMs = Math.min(delay * 2, this.#maxMs);
    return delay;
  }

  reset(): void {
    this.#nextMs = this.#firstMs;
  }
}
