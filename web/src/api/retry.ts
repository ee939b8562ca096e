import { RECONNECT } from '@pythia/contracts/limits.ts';
import { ApiError } from './api-error.ts';

export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over);
    if (signal.aborted) over();
  });
}

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

export interface RetryPolicy {
  retries: (error: unknown) => boolean;
  pause: (signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
}

export async function retry<Reply>(
  call: () => Promise<Reply>,
  { retries, pause, signal }: RetryPolicy,
): Promise<Reply> {
  while (true) {
    try {
      const reply = await call();
      signal.throwIfAborted();
      return reply;
    } catch (error) {
      if (signal.aborted || !retries(error)) throw error;
    }
    await pause(signal);
    signal.throwIfAborted();
  }
}

export function backingOff(options?: ConstructorParameters<typeof Backoff>[0]): RetryPolicy['pause'] {
  const backoff = new Backoff(options);
  return (signal) => wait(backoff.next(), signal);
}

const MOST_IN_BACKGROUND_MS = 60_000;

export const untilAnswered = (signal: AbortSignal): RetryPolicy => ({
  retries: (error) => error instanceof ApiError && !isRefusal(error),
  pause: backingOff({ maxMs: MOST_IN_BACKGROUND_MS }),
  signal,
});

/** 4xx, save 429 (too many requests). */
export const isRefusal = ({ status }: ApiError): boolean => status >= 400 && status < 500 && status !== 429;
