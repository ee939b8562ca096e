import { isServerAway } from '#api/api-error.ts';
import { Backoff } from '#api/backoff.ts';
import { wait } from '#api/wait.ts';

const MOST_BETWEEN_TRIES_MS = 2_500;

interface Patience {
  /** For how long a server that is away is waited for, in milliseconds. */
  forMs: number;
  /** Epoch milliseconds. */
  now: () => number;
  signal: AbortSignal;
}

/** Makes a call that the user waits for, with retries while the server is unreachable. @throws ApiError of the last attempt */
export async function untilServerIsThere<Reply>(
  call: () => Promise<Reply>,
  { forMs, now, signal }: Patience,
): Promise<Reply> {
  const backoff = new Backoff({ maxMs: MOST_BETWEEN_TRIES_MS });
  const giveUpAt = now() + forMs;
  while (true) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !isServerAway(error) || now() >= giveUpAt) throw error;
    }
    await wait(backoff.next(), signal);
    signal.throwIfAborted();
  }
}
