import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { isTooDeep, Refusal, type Reason } from './refusal.ts';

interface Task {
  as: string;
  file: Uint8Array;
}

type Outcome = { read: unknown } | { refused: Reason } | { fault: string };

const MAX_HEAP_MB = 256;
/** No file writes, child processes or environment. */
const APART: ForkOptions = {
  execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--permission', '--allow-fs-read=*'],
  env: {},
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  killSignal: 'SIGKILL',
};

/**
 * Reads in a process of its own, as a thread out of memory may kill the server.
 * @throws Refusal, the signal's AbortError, Error for our fault
 */
export async function readApart(task: Task, program: URL, signal: AbortSignal): Promise<unknown> {
  const child = fork(program, { ...APART, signal });
  const died = once(child, 'exit', { signal }).then(([code, by]): Outcome => {
    const isFull = by === 'SIGABRT' || code === 134 || by === 'SIGKILL';
    return isFull ? { refused: 'tooLargeUnpacked' } : { fault: `it ended with ${code ?? by}` };
  });
  const told = once(child, 'message', { signal }).then(([outcome]) => outcome as Outcome);
  if (child.connected) child.send(task);
  try {
    const outcome = await Promise.race([told, died]);
    if ('read' in outcome) return outcome.read;
    if ('refused' in outcome) throw new Refusal(outcome.refused);
    throw new Error(`a file could not be read: ${outcome.fault}`);
  } finally {
    child.kill('SIGKILL');
  }
}

export function answerOnce(readings: Record<string, (file: Uint8Array) => Promise<unknown>>): void {
  process.once('message', async (task) => {
    const { as, file } = task as Task;
    const outcome = await readings[as]!(file).then((read): Outcome => ({ read }), failed);
    process.send?.(outcome);
  });
  process.once('disconnect', () => process.exit());
}

function failed(error: unknown): Outcome {
  if (error instanceof Refusal) return { refused: error.reason };
  if (isTooDeep(error)) return { refused: 'tooDeep' };
  return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
