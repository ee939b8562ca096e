import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 100;
/** What was longer ago hardly counts: a single stall, such as a slow disk, is no line. */
const MEMORY_MS = 500;
/** What waits so long for its turn of the event loop waits in a line that only grows. */
const LONGEST_MS = 700;
/** Of a stall, what this thread computes at least where work is what holds it up. */
const WORKING_SHARE = 0.05;
/** So much counts a longer stall without work, as of a process that was stopped or a machine that slept: no line by itself. */
const STANDSTILL_MS = 900;

/** Whether so much waits for this process that nothing more should be begun: the first words of an answer take several turns of its loop. */
export function watchBacklog(app: FastifyInstance): () => boolean {
  let late = 0;
  let looked = performance.now();
  let computed = computedMs();
  const look = setInterval(() => {
    const sinceLook = performance.now() - looked;
    const work = computedMs() - computed;
    const passed = work < sinceLook * WORKING_SHARE ? Math.min(sinceLook, STANDSTILL_MS) : sinceLook;
    late += (1 - Math.exp(-passed / MEMORY_MS)) * (passed - LOOK_EVERY_MS - late);
    looked += sinceLook;
    computed += work;
  }, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(look));
  return () => late > LONGEST_MS;
}

/** The time for which this thread has had a processor. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
