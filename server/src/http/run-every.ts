import type { FastifyInstance } from 'fastify';

const FIRST_AFTER_MS = 30_000;

/**
 * Runs a task after the start and at intervals, never twice at a time. Failures are logged; a closing server
 * aborts the task and waits.
 */
export function runEvery(
  app: FastifyInstance,
  intervalMs: number,
  task: (signal: AbortSignal) => Promise<void>,
): void {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout;
  let running: Promise<void> | undefined;
  const run = (): void => {
    running = task(stopping.signal)
      .catch((error: unknown) => app.log.error({ err: error }, 'a task that runs at intervals failed'))
      .finally(() => runIn(intervalMs));
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
