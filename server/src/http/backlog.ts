import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 100;
/** What was longer ago hardly counts: a single stall, such as a slow disk, is no line. */
const MEMORY_MS = 500;
/** What waits so long for its turn of the event loop waits in a line that only grows. */
const LONGEST_MS = 700;

/** Whether so much waits for this process that nothing more should be begun: the first words of an answer take several turns of its loop. */
export function watchBacklog(app: FastifyInstance): () => boolean {
  let late = 0;
  let looked = performance.now();
  const look = setInterval(() => {
    const passed = performance.now() - looked;
    late += (1 - Math.exp(-passed / MEMORY_MS)) * (passed - LOOK_EVERY_MS - late);
    looked += passed;
  }, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(look));
  return () => late > LONGEST_MS;
}
