import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import { limitConcurrency, limitEach } from '#core/limit-concurrency.ts';

const AT_A_TIME = 2;
const WAITING = 50;
/** Under way or in line: somebody who types in a few windows has no more. */
const OF_ONE_USER = 5;

/**
 * Gives searches their turns, since each reads much: a few at a time, so that other calls are answered between them,
 * and a few of one user, so that nobody's take the places of all. One more is a 503.
 */
export function searchTurns() {
  const ofOne = limitEach<string>({ concurrency: OF_ONE_USER, whenFull: tooMany });
  const ofAll = limitConcurrency({ concurrency: AT_A_TIME, maxWaiting: WAITING, whenFull: tooMany });

  return <T>(caller: { userId: string; signal: AbortSignal }, search: () => Promise<T>): Promise<T> =>
    ofOne(caller.userId, () => ofAll(search, caller.signal));
}

const tooMany = () => new AppError('unavailable', SERVER_MESSAGES.tooManySearches, { retryAfter: 1 });
