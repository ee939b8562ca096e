import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { bearerToken } from './bearer-token.ts';
import type { Authenticate } from './identity.ts';

const CHECK_EVERY_MS = 15_000;

/**
 * Looks again and again whether the token of a call is alive: a changed password, or a sign-out everywhere, in
 * whichever instance, ends what its old tokens receive.
 * @returns `revoked` aborts once it is dead; `end` is to be called when the call has been answered
 */
export function watchToken(
  { headers }: FastifyRequest,
  {
    authenticate,
    checkEveryMs = CHECK_EVERY_MS,
  }: { authenticate: Authenticate; checkEveryMs?: number | undefined },
): { revoked: AbortSignal; end: () => void } {
  const revoked = new AbortController();
  const look = (): void => {
    authenticate(bearerToken(headers.authorization)).catch((error: unknown) => {
      if (error instanceof AppError) revoked.abort(error); // a database that does not answer is not the caller's fault
    });
  };
  const looking = setInterval(look, checkEveryMs).unref();
  return { revoked: revoked.signal, end: () => clearInterval(looking) };
}
