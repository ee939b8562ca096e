import { createHash, timingSafeEqual } from 'node:crypto';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';
import { bearerToken } from '#http/bearer-token.ts';
import type { KeptWork, Metrics } from './metrics.ts';

const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8';

interface Scraped {
  /** What a scraper must bring as its bearer token; undefined: nothing. */
  token: string | undefined;
  countWork: () => Promise<KeptWork>;
}

/** `/metrics`, also while the database is down, when what is kept there is left out. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, { token, countWork }: Scraped): void {
  app.get('/metrics', async (request, reply) => {
    if (token) requireToken(request.headers.authorization, token);
    const counts = await countWork().catch((error: unknown) => {
      request.log.error({ err: error }, 'mails and billing events could not be counted');
      return {};
    });
    return reply
      .type(PROMETHEUS_TEXT)
      .header('cache-control', 'no-store')
      .send(await metrics.render(counts));
  });
  app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode === 429) metrics.callRefused();
  });
}

function requireToken(header: string | undefined, token: string): void {
  const [given, wanted] = [bearerToken(header), token].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  if (!timingSafeEqual(given!, wanted!)) throw new AppError('unauthenticated', MESSAGES.notSignedIn);
}
