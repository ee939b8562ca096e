import { Piscina } from 'piscina';
import type { Material } from '#coach/material.ts';
import type { Asked } from '../answer.ts';

/** Questions that wait while one is answered; at some milliseconds each, more would be a flood. */
const MAX_WAITING = 200;
/** Far beyond any answer; what takes longer hangs, and is ended with its thread. */
const HANGS_AFTER_MS = 5_000;
const MAX_HEAP_MB = 512;

/** The coach, away from the event loop. All are pure: the same question gives the same answer. */
export interface CoachThread {
  /** Reads the candidate, so that the first question finds that done. */
  read(material: Material): Promise<void>;
  /** A spoken answer to the last turn, in markdown. */
  answer(asked: Asked): Promise<string>;
  /** The candidate's episodes that fit the last turn best, each in their own words, best first. */
  bestExperience(asked: Asked, count: number): Promise<string[]>;
  /** The chat without a language model. */
  converse(asked: Asked): Promise<string>;
  /** The user's notes in the order of a good story, with their gaps marked. */
  shapeStory(notes: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Runs the coach in one worker thread, begun with the first call and begun anew when it dies.
 * @throws Error from its calls when too many wait, when one hangs, or when the thread has died
 */
export function coachThread({ hangsAfterMs = HANGS_AFTER_MS } = {}): CoachThread {
  const pool = new Piscina({
    filename: new URL('coach-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity,
    maxQueue: MAX_WAITING,
    atomics: 'disabled', // one thread that waits asleep
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const run = async <T>(name: keyof typeof import('./coach-worker.ts'), task: unknown): Promise<T> =>
    (await pool.run(task, { name, signal: AbortSignal.timeout(hangsAfterMs) })) as T;
  return {
    read: (material) => run('read', material),
    answer: (asked) => run('answer', asked),
    bestExperience: (asked, count) => run('experience', { asked, count }),
    converse: (asked) => run('converse', asked),
    shapeStory: (notes) => run('shape', notes),
    close: () => pool.destroy(),
  };
}
