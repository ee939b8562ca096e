import { ApiError } from '#api/api-error.ts';
import { Backoff } from '#api/backoff.ts';
import { wait } from '#api/wait.ts';

const MOST_BETWEEN_TRIES_MS = 60_000;

/**
 * Retries a call with backoff until the server answers: for work in the background.
 * @returns the reply, or null where the wait was ended
 * @throws ApiError what the server refused with
 */
export async function untilAnswered<Reply>(
  call: () => Promise<Reply>,
  signal: AbortSignal,
): Promise<{ reply: Reply } | null> {
  const backoff = new Backoff({ maxMs: MOST_BETWEEN_TRIES_MS });
  while (!signal.aborted) {
    try {
      const reply = await call();
      return signal.aborted ? null : { reply };
    } catch (error) {
      if (signal.aborted) return null;
      if (isRefusal(error)) throw error;
    }
    await wait(backoff.next(), signal);
  }
  return null;
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) throw error;
  return error.status >= 400 && error.status < 500 && error.status !== 429;
}
