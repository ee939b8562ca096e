import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { bearerToken } from './bearer-token.ts';
import type { Authenticate } from './identity.ts';

const CHECK_EVERY_MS = 15_000;

/**
 * Aborts once the token of a call is dead, which is looked at again as long as the call is being answered: a changed
 * password, or a sign-out everywhere, in whichever instance, ends what its old tokens receive.
 */
export function revocationOf(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  {
    authenticate,
    checkEveryMs = CHECK_EVERY_MS,
  }: { authenticate: Authenticate; checkEveryMs?: number | undefined },
): AbortSignal {
  const revoked = new AbortController();
  const look = (): void => {
    authenticate(bearerToken(headers.authorization)).catch((error: unknown) => {
      if (error instanceof AppError) revoked.abort(error); // a database that does not answer is not the caller's fault
    });
  };
  const looking = setInterval(look, checkEveryMs).unref();
  reply.raw.once('close', () => clearInterval(looking));
  return revoked.signal;
}
