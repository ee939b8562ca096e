import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { isTooDeep, Refusal, type Reason } from './refusal.ts';

interface Task {
  /** The name of one of the program's readings. */
  as: string;
  file: Uint8Array;
}

/** An error's class does not come through to the other side, so that a refusal is told as data, as is a fault of ours. */
type Outcome = { read: unknown } | { refused: Reason } | { fault: string };

const MAX_HEAP_MB = 256;
/** It writes no file, starts no other process and sees none of the server's settings; what it says is its outcome. */
const APART: ForkOptions = {
  execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--permission', '--allow-fs-read=*'],
  env: {},
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  killSignal: 'SIGKILL',
};

/**
 * Has a file read by a program in a process of its own, which is ended with the reading. A thread would not do: one
 * that runs out of memory may take the whole server with it.
 * @throws Refusal, the signal's AbortError, and Error for a fault of ours
 */
export async function readApart(task: Task, program: URL, signal: AbortSignal): Promise<unknown> {
  const child = fork(program, { ...APART, signal });
  const died = once(child, 'exit', { signal }).then(([code, by]): Outcome => {
    const isFull = by === 'SIGABRT' || code === 134 || by === 'SIGKILL'; // by itself, or by a system short of memory
    return isFull ? { refused: 'tooLargeUnpacked' } : { fault: `it ended with ${code ?? by}` };
  });
  const told = once(child, 'message', { signal }).then(([outcome]) => outcome as Outcome);
  if (child.connected) child.send(task); // one that could not be started has no channel, and an event says why
  try {
    const outcome = await Promise.race([told, died]);
    if ('read' in outcome) return outcome.read;
    if ('refused' in outcome) throw new Refusal(outcome.refused);
    throw new Error(`a file could not be read: ${outcome.fault}`);
  } finally {
    child.kill('SIGKILL');
  }
}

/** In that process: answers the one file that comes. */
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
