import { Piscina } from 'piscina';
import type { Material } from './material.ts';
import type { Answer } from './saying/say-answer.ts';
import type { StoryDescription } from './shaping/describe-story.ts';
import type * as worker from './thread/coach-worker.ts';
import type { Asked, Conversation } from './thread/coach-worker.ts';

export type { Answer };
export { aboveRule } from './saying/rule.ts';

/** Queued and running questions together; at some milliseconds each, the last waits about a second. */
const MAX_WAITING = 200;
/** A timeout far beyond any answer, time in the queue included; a task that hangs is ended with its thread. */
const HANGS_AFTER_MS = 10_000;
const MAX_HEAP_MB = 512;

/** The coach, away from the event loop. All are pure: the same question gives the same answer. */
export interface CoachThread {
  /** Reads the candidate, so that the first question finds that done. */
  read(material: Material): Promise<void>;
  /** A spoken answer to the last turn. */
  answer(asked: Asked): Promise<Answer>;
  /** The candidate's episodes that fit the last turn best, each in their own words, best first. */
  bestExperience(about: Conversation, count: number): Promise<string[]>;
  /** The chat without a language model. */
  converse(about: Conversation): Promise<string>;
  /** The user's notes in the order of a good story, with their gaps marked. */
  shapeStory(notes: string): Promise<string>;
  /** A title for a story, and the competencies that it shows, the surest first. */
  describeStory(text: string): Promise<StoryDescription>;
  close(): Promise<void>;
}

interface CoachThreadOptions {
  /** Without it the thread begins with the first call, which waits for it. */
  startsAtOnce?: boolean;
  hangsAfterMs?: number;
  /** Hears of a thread that died while no call was running to be rejected. */
  onDeath?: (error: Error) => void;
  /** A module with the functions of `coach-worker.ts`. */
  worker?: URL;
}

type Tasks = typeof worker;

/**
 * Runs the coach in one worker thread, which begins anew when it dies.
 * @throws Error from its calls when too many wait, when one hangs, or when the thread has died
 */
export function coachThread({
  startsAtOnce = false,
  hangsAfterMs = HANGS_AFTER_MS,
  onDeath,
  worker: module = new URL('thread/coach-worker.ts', import.meta.url),
}: CoachThreadOptions = {}): CoachThread {
  const pool = new Piscina<unknown, never>({
    filename: module.href,
    minThreads: startsAtOnce ? 1 : 0,
    maxThreads: 1,
    idleTimeout: Infinity,
    atomics: 'disabled', // an idle thread sleeps instead of spinning
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  if (onDeath) pool.on('error', onDeath); // without a listener an 'error' event ends the process
  let waiting = 0;
  const run = async <Name extends keyof Tasks>(
    name: Name,
    task: Parameters<Tasks[Name]>[0],
  ): Promise<ReturnType<Tasks[Name]>> => {
    if (waiting >= MAX_WAITING) throw new Error('Too many questions wait for the coach'); // the pool's own queue limit is not exact
    waiting++;
    try {
      return await pool.run(task, { name, signal: AbortSignal.timeout(hangsAfterMs) });
    } finally {
      waiting--;
    }
  };
  return {
    read: (material) => run('read', material),
    answer: (asked) => run('answer', asked),
    bestExperience: (about, count) => run('experience', { about, count }),
    converse: (about) => run('converse', about),
    shapeStory: (notes) => run('shape', notes),
    describeStory: (text) => run('describe', text),
    close: () => pool.destroy(),
  };
}
