import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { z } from 'zod';
import { AppError } from '#core/errors.ts';
import { plainWords } from './plain-words.ts';

/** Input that does not have the contract's shape; answered with 422 and the fields it is about. */
export class InputError extends Error {
  readonly errors: { path: string; message: string }[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    const errors = issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
    super(errors.map(({ message }) => message).join(' '));
    this.name = 'InputError';
    this.errors = errors;
  }
}

/** @throws InputError */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: plainWords });
  if (!result.success) throw new InputError(result.error.issues);
  return result.data;
}

/** The named parts of a path. @throws AppError `not-found`: nothing can be there under such a name */
export function parseParams<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError('not-found', SERVER_MESSAGES.notFound);
  return result.data;
}
