import type { ErrorBody } from '@pythia/contracts/error-body.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve.
 * @param isReady throws when it cannot: an AppError where nothing is wrong
 */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<void>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await isReady();
      return { status: 'ready' };
    } catch (error) {
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ detail: MESSAGES.notAvailable } satisfies ErrorBody);
    }
  });
}
