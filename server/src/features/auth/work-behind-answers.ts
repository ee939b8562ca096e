import { setImmediate } from 'node:timers/promises';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import { settlesWithin } from '#core/settles-within.ts';

/** Each is a few short statements; whoever comes when so many wait is asked to come back. */
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
 * What calls ask for, done one after another behind their answers, which so take the same time whatever
 * there is to do.
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
        throw new AppError('too-many-requests', MESSAGES.tooManyRequests, { retryAfter: 2 });
      }
      waiting += 1;
      last = last
        .then(() => setImmediate()) // not before the answer is on its way: SQLite works synchronously
        .then(work)
        .catch(onFailure)
        .finally(() => (waiting -= 1));
    },
    finish: async (withinMs = FINISH_WITHIN_MS) => void (await settlesWithin(last, withinMs)),
  };
}
