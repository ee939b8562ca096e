import { setImmediate } from 'node:timers/promises';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import { settlesWithin } from '#core/settles-within.ts';

/** Each is a few short statements; with so many waiting, further calls are refused. */
const MAX_WAITING = 1_000;
/** What a stopping server gives them: a database that hangs would take longer than the whole stop may. */
const FINISH_WITHIN_MS = 3_000;

export interface WorkBehindAnswers {
  /** @throws AppError `too-many-requests` when too much waits */
  add: (work: () => Promise<void>) => void;
  /** Returns when what was added is worked off, after `withinMs` at the latest. */
  finish: (withinMs?: number) => Promise<void>;
}

/**
 * A queue of work that calls leave behind, done one piece after another after their replies. So a reply takes the
 * same time whatever there is to do, and its timing does not tell whether an account exists.
 * @param onFailure hears of work that came to nothing; whoever asked asks again
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
        .then(() => setImmediate()) // not before the reply is on its way: node:sqlite is synchronous
        .then(work)
        .catch(onFailure)
        .finally(() => (waiting -= 1));
    },
    finish: async (withinMs = FINISH_WITHIN_MS) => void (await settlesWithin(last, withinMs)),
  };
}
