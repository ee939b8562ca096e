import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import { limitConcurrency, limitEach } from '#core/limit-concurrency.ts';

/** Each holds its file in memory, several times over while it is read. */
const AT_ONCE = 8;
/** They hold a connection with nothing read from it. */
const MAX_WAITING = 64;

/** Does what takes a file, once there is a place for it. @throws AppError where there is none */
export type InUploadPlace = <T>(caller: string, work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** A caller has one place at a time; where all are taken, callers wait, and beyond so many are refused. */
export function uploadPlaces({ atOnce = AT_ONCE, maxWaiting = MAX_WAITING } = {}): InUploadPlace {
  const forEach = limitEach<string>({
    concurrency: 1,
    whenFull: () => new AppError('too-many-requests', SERVER_MESSAGES.oneUpload, { retryAfter: 2 }),
  });
  const forAll = limitConcurrency({
    concurrency: atOnce,
    maxWaiting,
    whenFull: () => new AppError('unavailable', SERVER_MESSAGES.tooManyUploads, { retryAfter: 5 }),
  });
  return (caller, work, signal) => forEach(caller, () => forAll(work, signal));
}
