import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';

/** What was looked for. @throws AppError `not-found` where there is none, with this message */
export function found<T>(value: T | undefined | false, otherwise: string = SERVER_MESSAGES.notFound): T {
  if (value === undefined || value === false) throw new AppError('not-found', otherwise);
  return value;
}
