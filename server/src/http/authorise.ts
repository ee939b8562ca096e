import type { Endpoint } from '@pythia/contracts/endpoint.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { bearerToken } from './bearer-token.ts';
import type { CallLimits } from './call-limits.ts';
import type { Authenticate, Identity } from './identity.ts';

export interface CallGuards {
  authenticate: Authenticate;
  limits: CallLimits;
}

/**
 * Counts the call against its caller's general budget.
 * @returns who calls; undefined where anybody may
 * @throws AppError `unauthenticated`, `forbidden` or `too-many-requests`
 */
export async function authorise(
  { access }: Endpoint,
  request: FastifyRequest,
  guards: CallGuards,
): Promise<Identity | undefined> {
  if (access === 'public') {
    await guards.limits.admitStranger(request.ip);
    return undefined;
  }
  const identity = await identify(request, guards);
  await guards.limits.admitUser(identity.userId);
  if (access === 'subscriber' && !identity.subscribed) {
    throw new AppError('forbidden', MESSAGES.notSubscribed);
  }
  return identity;
}

async function identify(request: FastifyRequest, { authenticate, limits }: CallGuards): Promise<Identity> {
  try {
    return await authenticate(bearerToken(request.headers.authorization));
  } catch (error) {
    // what else fails, such as the database, says nothing of the caller
    if (error instanceof AppError) await limits.admitStranger(request.ip);
    throw error;
  }
}
