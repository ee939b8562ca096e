import { ApiError } from '#api/api-error.ts';
import { Backoff } from '#api/backoff.ts';
import { wait } from '#api/wait.ts';

const MOST_BETWEEN_TRIES_MS = 60_000;

/**
 * Retries a call with backoff until the server answers; a refusal counts as an answer. Reports no error: it is for
 * work in the background.
 * @returns the reply, or null where it was refused or the wait was ended
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
      if (signal.aborted || isRefusal(error)) return null;
    }
    await wait(backoff.next(), signal);
  }
  return null;
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) throw error;
  return error.status >= 400 && error.status < 500 && error.status !== 429;
}
