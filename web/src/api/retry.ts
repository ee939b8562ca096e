import { ApiError } from './api-error.ts';
import { Backoff } from './backoff.ts';
import { wait } from './wait.ts';

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
