import { ApiError } from './api-error.ts';
import { Backoff } from './backoff.ts';
import { wait } from './wait.ts';

/** When a call that failed is made again. */
export interface RetryPolicy {
  retries: (error: unknown) => boolean;
  /** Settles when the next try may begin, or the signal aborts. */
  pause: (signal: AbortSignal) => Promise<void>;
  /** Ends the trying. */
  signal: AbortSignal;
}

/** Makes a call until it succeeds. @throws what the last try failed with, or the reason of the signal */
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

/** Pauses of a {@link Backoff}, one after the other. */
export function backingOff(options?: ConstructorParameters<typeof Backoff>[0]): RetryPolicy['pause'] {
  const backoff = new Backoff(options);
  return (signal) => wait(backoff.next(), signal);
}

const MOST_IN_BACKGROUND_MS = 60_000;

/** For work in the background: until the server answers, ever more rarely. A refusal is an answer. */
export const untilAnswered = (signal: AbortSignal): RetryPolicy => ({
  retries: (error) => error instanceof ApiError && !isRefusal(error),
  pause: backingOff({ maxMs: MOST_IN_BACKGROUND_MS }),
  signal,
});

/** Whether the server has said no, and would again. */
export const isRefusal = ({ status }: ApiError): boolean => status >= 400 && status < 500 && status !== 429;
