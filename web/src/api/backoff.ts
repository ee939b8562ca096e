import { RECONNECT } from '@pythia/contracts/limits.ts';

/** Random share, so that clients do not all return at once. */
const JITTER = 0.2;

interface BackoffOptions {
  firstMs?: number;
  maxMs?: number;
  random?: () => number;
}

export class Backoff {
  readonly #firstMs: number;
  readonly #maxMs: number;
  readonly #random: () => number;
  #nextMs: number;

  constructor(options: BackoffOptions = {}) {
    const { firstMs = RECONNECT.firstDelayMs, maxMs = RECONNECT.maxDelayMs, random = Math.random } = options;
    this.#firstMs = firstMs;
    this.#maxMs = maxMs;
    this.#random = random;
    this.#nextMs = firstMs;
  }

  next(): number {
    const delay = this.#nextMs;
    this.#nextMs = Math.min(delay * 2, this.#maxMs);
    return Math.round(delay * (1 - JITTER * this.#random()));
  }

  reset(): void {
    this.#nextMs = this.#firstMs;
  }
}
