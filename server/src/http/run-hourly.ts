import type { FastifyInstance } from 'fastify';

const HOUR_MS = 3_600_000;

/** Runs a task every hour while the server lives; a failure is logged and the next hour tries again. */
export function runHourly(app: FastifyInstance, task: () => Promise<void>): void {
  const timer = setInterval(() => {
    task().catch((error: unknown) => app.log.error({ err: error }, 'an hourly task failed'));
  }, HOUR_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
