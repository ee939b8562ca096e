import type { Endpoint } from '@pythia/contracts/endpoint.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { bearerToken } from './bearer-token.ts';
import type { CallLimits } from './call-limits.ts';
import type { Authenticate, Identity } from './identity.ts';
import { InputError } from './parse-input.ts';
import type { Revocations } from './revocation.ts';

export interface CallGuards {
  authenticate: Authenticate;
  limits: Omit<CallLimits, 'forgive'>;
  /** How often a caller whose answer is a stream is authenticated again. */
  checkEveryMs?: number | undefined;
  /** What tells of tokens that end in this process. */
  revocations?: Revocations;
}

/**
 * Counts the call against its caller's general budget.
 * @returns who calls; undefined where anybody may
 * @throws AppError `unauthenticated`, `forbidden` or `too-many-requests`
 */
export async function authorise(
  { access }: Endpoint,
  request: FastifyRequest,
  { authenticate, limits }: CallGuards,
): Promise<Identity | undefined> {
  const { admitStranger } = limits;
  if (access === 'public') {
    await admitStranger(request.ip);
    return undefined;
  }
  if (access === 'signed') return undefined; // the handler tells; see countRefusal
  const readToken = (): string => bearerToken(request.headers.authorization);
  const identity = await identify(readToken, request.ip, { authenticate, admitStranger });
  await limits.admitUser(identity.userId);
  if (access === 'subscriber' && !identity.subscribed) {
    throw new AppError('forbidden', SERVER_MESSAGES.notSubscribed);
  }
  return identity;
}

/**
 * Counts a signed call that was refused like any stranger's. One with a good signature is never counted: its
 * sender calls from few addresses, which nobody who forges it must be able to use up.
 * @throws AppError `too-many-requests`
 */
export async function countRefusal(
  { access }: Endpoint,
  request: FastifyRequest,
  error: unknown,
  { limits }: CallGuards,
): Promise<void> {
  const isRefusal = error instanceof AppError || error instanceof InputError;
  if (access === 'signed' && isRefusal) await limits.admitStranger(request.ip);
}

/**
 * Tells who calls by his token, and counts a call without a good one.
 * @throws AppError `unauthenticated` or `too-many-requests`
 */
export async function identify(
  readToken: () => string,
  address: string,
  guards: { authenticate: Authenticate; admitStranger: CallLimits['admitStranger'] },
): Promise<Identity> {
  try {
    return await guards.authenticate(readToken());
  } catch (error) {
    // any other failure, such as the database, is not the caller's fault
    if (error instanceof AppError) await guards.admitStranger(address);
    throw error;
  }
}
