import { createHash, timingSafeEqual } from 'node:crypto';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';
import { countWork } from '#db/count-work.ts';
import type { Database } from '#db/database.ts';
import { bearerToken } from '#http/authorise.ts';
import { requireLocal } from '#http/require-local.ts';
import type { Metrics } from './metrics.ts';

const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8';

interface MetricsParts {
  db: Database;
  metrics: Metrics;
  config: {
    metricsToken: string | undefined;
    /** Setting that exposes this server: without a token, only this machine gets metrics. */
    exposedBy: string | undefined;
  };
}

export function serveMetrics(app: FastifyInstance, { db, metrics, config }: MetricsParts): void {
  const { metricsToken: token, exposedBy } = config;
  if (exposedBy && !token) return;
  app.get('/metrics', async (request, reply) => {
    if (token) requireToken(request.headers.authorization, token);
    else await requireLocal(request);
    const counts = await countQueuedWork(db).catch((error: unknown) => {
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

const countQueuedWork = async (db: Database) => ({
  mails: await countWork(db, 'mails'),
  billingEvents: await countWork(db, 'billing_events'),
});

function requireToken(header: string | undefined, token: string): void {
  const [given, wanted] = [bearerToken(header), token].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  if (!timingSafeEqual(given!, wanted!)) throw new AppError('unauthenticated', SERVER_MESSAGES.notSignedIn);
}
