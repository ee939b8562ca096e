import type { Endpoint } from '@pythia/contracts/endpoint.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import type { CallLimits } from './call-limits.ts';
import type { Authenticate, Identity } from './identity.ts';
import { InputError } from './parse-input.ts';

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

/** The token of an `Authorization: Bearer …` header (RFC 6750 §2.1). @throws AppError `unauthenticated` */
export function bearerToken(header: string | undefined): string {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated', SERVER_MESSAGES.notSignedIn);
  return token;
}

/** More than a caller is looked up and counted in, before what it opens follows. */
const REMEMBERED_MS = 60_000;
const CHECK_EVERY_MS = 15_000;

/**
 * Whose tokens have all ended, told within this process to whatever they opened: a deleted account's, a changed
 * password's. Other processes find it out when they look again.
 */
export class Revocations {
  /** By user, on the `performance.now()` clock; those of the last minute. */
  readonly #revokedAt = new Map<string, number>();
  readonly #followers = new Map<string, Set<() => void>>();

  /** To be called once the database has it that none of the user's tokens is good any more. */
  tell(userId: string): void {
    const now = performance.now();
    for (const [id, at] of this.#revokedAt) if (at < now - REMEMBERED_MS) this.#revokedAt.delete(id);
    this.#revokedAt.set(userId, now);
    for (const follower of this.#followers.get(userId) ?? []) follower();
  }

  /**
   * @param since an instant of the `performance.now()` clock before the token was looked at, less than a minute ago:
   *   what was told between the two is not missed
   * @returns ends it
   */
  follow(userId: string, since: number, onRevoked: () => void): () => void {
    if ((this.#revokedAt.get(userId) ?? -1) >= since) onRevoked();
    const followers = this.#followers.get(userId) ?? new Set();
    this.#followers.set(userId, followers.add(onRevoked));
    return () => {
      followers.delete(onRevoked);
      if (followers.size === 0 && this.#followers.get(userId) === followers) this.#followers.delete(userId);
    };
  }
}

/** What a call is ended with whose token is dead. */
export const revoked = (): AppError => new AppError('unauthenticated', SERVER_MESSAGES.notSignedIn);

/**
 * Looks again and again whether the token of a call is alive: a changed password, or a sign-out everywhere, in
 * whichever instance, ends what its old tokens receive.
 * @param onRevoked hears once it is dead, and why
 * @returns is to be called when the call has been answered
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
      if (error instanceof AppError) onRevoked(error); // a database that does not answer is not the caller's fault
    });
  };
  const looking = setInterval(look, checkEveryMs).unref();
  return () => clearInterval(looking);
}
