import type { FastifyInstance } from 'fastify';

const HOUR_MS = 3_600_000;
/** Not while the server is busy starting. */
const FIRST_AFTER_MS = 30_000;

/**
 * Runs a task shortly after the start and every hour from then on, never twice at a time. A failure is
 * logged and the next hour tries again; a server that closes aborts the task and waits for its end.
 */
export function runHourly(app: FastifyInstance, task: (signal: AbortSignal) => Promise<void>): void {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout;
  let running: Promise<void> | undefined;
  const run = (): void => {
    running = task(stopping.signal)
      .catch((error: unknown) => app.log.error({ err: error }, 'an hourly task failed'))
      .finally(() => runIn(HOUR_MS));
  };
  const runIn = (milliseconds: number): void => {
    if (!stopping.signal.aborted) timer = setTimeout(run, milliseconds).unref();
  };
  app.addHook('onReady', async () => runIn(FIRST_AFTER_MS));
  app.addHook('onClose', async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  });
}
