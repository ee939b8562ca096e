import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 100;
/** What one look counts beside those before: a single stall, such as a slow disk, is no line. */
const WEIGHT = 0.2;
/** What waits so long for its turn of the event loop waits in a line that only grows. */
const LONGEST_MS = 500;

/** Whether so much waits for this process that nothing more should be begun: the first words of an answer wait several such turns. */
export function watchBacklog(app: FastifyInstance): () => boolean {
  let late = 0;
  let due = performance.now() + LOOK_EVERY_MS;
  const look = setInterval(() => {
    late += WEIGHT * (performance.now() - due - late);
    due = performance.now() + LOOK_EVERY_MS;
  }, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(look));
  return () => late > LONGEST_MS;
}
