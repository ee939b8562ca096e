import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';

/** @throws AppError `not-found` for a missing value */
export function found<T>(value: T | undefined | false, otherwise: string = SERVER_MESSAGES.notFound): T {
  if (value === undefined || value === false) throw new AppError('not-found', otherwise);
  return value;
}
