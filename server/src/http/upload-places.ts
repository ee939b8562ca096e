import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import { limitConcurrency, limitEach } from '#core/limit-concurrency.ts';

const AT_ONCE = 8;
const MAX_WAITING = 64;

export type InUploadPlace = <T>(caller: string, work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

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
