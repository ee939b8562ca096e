import type { FastifyRequest } from 'fastify';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import { bearerToken } from './bearer-token.ts';
import type { Authenticate } from './identity.ts';

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
