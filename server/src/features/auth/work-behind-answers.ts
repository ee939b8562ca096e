import { setImmediate } from 'node:timers/promises';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import { settlesWithin } from '#core/settles-within.ts';

const MAX_WAITING = 1_000;
const FINISH_WITHIN_MS = 3_000;

export interface WorkBehindAnswers {
  add: (work: () => Promise<void>) => void;
  finish: (withinMs?: number) => Promise<void>;
}

/**
 * Does work after its call's reply, in order, so that reply times do not tell whether an account exists.
 * @param onFailure gets failures of work, which its user repeats
 */
export function workBehindAnswers(
  onFailure: (error: unknown) => void,
  { maxWaiting = MAX_WAITING } = {},
): WorkBehindAnswers {
  let waiting = 0;
  let last = Promise.resolve();
  return {
    add: (work) => {
      if (waiting >= maxWaiting) {
        throw new AppError('too-many-requests', SERVER_MESSAGES.tooManyRequests, { retryAfter: 2 });
      }
      waiting += 1;
      last = last
        .then(() => setImmediate()) // waits for the reply: node:sqlite is synchronous
        .then(work)
        .catch(onFailure)
        .finally(() => (waiting -= 1));
    },
    finish: async (withinMs = FINISH_WITHIN_MS) => void (await settlesWithin(last, withinMs)),
  };
}
