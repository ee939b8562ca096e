import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';

/** By then another process is there, or this one again. */
const RETRY_SECONDS = 5;

/**
 * A closing server answers what still comes in as any other failure. Sockets are let through: whoever holds them
 * closes them with a code of his own. Needs `return503OnClosing: false`.
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
