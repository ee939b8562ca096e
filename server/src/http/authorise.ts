import type { Endpoint } from '@pythia/contracts/endpoint.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import type { CallLimits } from './call-limits.ts';
import type { Authenticate, Identity } from './identity.ts';
import { InputError } from './parse-input.ts';
import type { Revocations } from './revocation.ts';

export interface CallGuards {
  authenticate: Authenticate;
  limits: Omit<CallLimits, 'forgive'>;
  checkEveryMs?: number | undefined;
  revocations?: Revocations;
}

/**
 * Identifies the caller and counts the call.
 * @returns undefined where anybody may call
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
  if (access === 'signed') return undefined; // the handler checks the signature; see countRefusal
  const readToken = (): string => bearerToken(request.headers.authorization);
  const identity = await identify(readToken, request.ip, { authenticate, admitStranger });
  await limits.admitUser(identity.userId);
  if (access === 'subscriber' && !identity.subscribed) {
    throw new AppError('forbidden', SERVER_MESSAGES.notSubscribed);
  }
  return identity;
}

/**
 * Counts a signed call that was refused. Well-signed ones are free: forgers must not use up the limit of
 * their sender's few addresses.
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

export async function identify<Caller = Identity>(
  readToken: () => string,
  address: string,
  guards: {
    authenticate: (token: string) => Promise<Caller>;
    admitStranger: CallLimits['admitStranger'];
  },
): Promise<Caller> {
  try {
    return await guards.authenticate(readToken());
  } catch (error) {
    if (error instanceof AppError) await guards.admitStranger(address);
    throw error;
  }
}

export function bearerToken(header: string | undefined): string {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated', SERVER_MESSAGES.notSignedIn);
  return token;
}

const CHECK_EVERY_MS = 15_000;

/**
 * Rechecks a call's token, so that a password change or sign-out in any instance ends its stream.
 * @returns call it when the call is answered
 */
export function watchToken(
  { headers }: FastifyRequest,
  {
    authenticate,
    checkEveryMs = CHECK_EVERY_MS,
  }: { authenticate: Authenticate; checkEveryMs?: number | undefined },
  onRevoked: (error: AppError) => void,
): () => void {
  const look = (): void => {
    authenticate(bearerToken(headers.authorization)).catch((error: unknown) => {
      if (error instanceof AppError) onRevoked(error);
    });
  };
  const looking = setInterval(look, checkEveryMs).unref();
  return () => clearInterval(looking);
}
