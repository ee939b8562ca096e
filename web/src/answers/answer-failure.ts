import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError } from '#api/api-error.ts';

/** The sentence for an answer that did not come: the server's own where it gave one, `fallback` when none came at all. */
export function answerFailure(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.kind === 'http') return error.detail ?? MESSAGES.requestFailed;
  return fallback;
}
