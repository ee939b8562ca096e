import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 100;
const MEMORY_MS = 500;
const LONGEST_MS = 700;
const WORKING_SHARE = 0.05;
/** Weight of a longer stall without work, as when the process was stopped or the machine asleep. */
const STANDSTILL_MS = 900;

/** Whether the event loop is too late to begin more: an answer's first words take several turns. */
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

function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
