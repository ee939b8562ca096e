import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread } from './timed-thread.ts';

const functions = (await import(workerData as string)) as Record<string, (task: unknown) => unknown>;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (message: FromThread): void => parentPort?.postMessage(message);

const run = async ({ name, task }: { name: string; task: unknown }): Promise<void> => {
  try {
    tell({ result: await functions[name]?.(task) });
  } catch (error) {
    tell({ error });
  }
};
let last = Promise.resolve();
let isEnding = false;
parentPort?.on('message', (work: { name: string; task: unknown } | 'end') => {
  if (work === 'end') isEnding = true;
  last = last.then(() => (isEnding ? process.exit() : run(work as Exclude<typeof work, 'end'>)));
});
tell({ ready: true });
