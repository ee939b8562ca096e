import { boundMemory } from './pdf/bound-memory.ts';
import { type ReadResume, readResume } from './read-resume.ts';
import { Refusal, type Reason } from './refusal.ts';

export type Outcome = { read: ReadResume } | { refused: Reason };

boundMemory();

/** Runs in the thread. An error's class does not come through to the other side, so that a refusal is told as data. */
export default async function work(file: Uint8Array): Promise<Outcome> {
  try {
    return { read: await readResume(file) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason };
    throw error;
  }
}
