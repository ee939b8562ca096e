import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';

/** By then this instance has been restarted or replaced. */
const RETRY_SECONDS = 5;

/**
 * A closing server answers new requests with 503. Sockets are let through: their feature closes them with a code of
 * its own. Needs `return503OnClosing: false`.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request) => {
    if (!isClosing || request.headers.upgrade) return;
    throw new AppError('unavailable', MESSAGES.shuttingDown, { retryAfter: RETRY_SECONDS });
  });
}
