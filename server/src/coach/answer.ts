import { hash } from 'node:crypto';
import { BoundedMap } from '#core/bounded-map.ts';
import { AppError } from '#core/errors.ts';
import { takeTurns } from '#core/take-turns.ts';
import { type Material, NO_MATERIAL } from './material.ts';
import type { Experience, Fitting } from './saying/experiences.ts';
import type { Answer } from './saying/say-answer.ts';
import { ENGLISH_ONLY } from './saying/say-in-other-language.ts';
import type { StoryDescription } from './shaping/describe-story.ts';
import type { ListedStory } from './shaping/list-stories.ts';
import type * as worker from './thread/coach-worker.ts';
import type { Asked, Conversation } from './thread/coach-worker.ts';
import { Hung, TimedThread } from './thread/timed-thread.ts';

export type { Answer, Experience, Fitting, ListedStory };
export { ENGLISH_ONLY };

/** At some milliseconds each, the last of them waits about a second. */
const LINE = { mostInAll: 200, mostEach: 20, retryAfterSeconds: 1 };
/** So many users' work is at the thread; the others choose anew who is next. */
const IN_HAND = 4;
/** Far beyond any answer. */
const HANGS_AFTER_MS = 10_000;
/** Materials of which it is remembered whether they can be read, by their hash. */
const REMEMBERED = 10_000;

/** The coach, away from the event loop. All but `of` are pure: the same question gives the same answer. */
export interface CoachThread {
  /** For a user, who takes turns with the others. */
  of(userId: string): Coach;
  /** Whether it has begun, where it is to begin at once: until then every answer waits for it. */
  isReady(): boolean;
  close(): Promise<void>;
}

/** @throws AppError `unavailable` from its calls when too many wait; Error when one hangs, or when the thread has died */
export interface Coach {
  /** Reads the candidate, so that the first question finds that done. */
  read(material: Material): Promise<void>;
  /** A spoken answer to the last turn. */
  answer(asked: Asked): Promise<Answer>;
  /** What the candidate can tell, for a language model. */
  experiences(material: Material): Promise<Experience[]>;
  /** Which of it fits the last turn, the best first; where one of it is wanted, that alone. */
  fitting(about: Asked, count: number): Promise<Fitting[]>;
  /** The chat without a language model. */
  converse(about: Conversation): Promise<string>;
  /** The user's notes in the order of a good story, with their gaps marked. */
  shapeStory(notes: string): Promise<string>;
  /** A title for a story, and the competencies that it shows, the surest first. */
  describeStory(text: string): Promise<StoryDescription>;
  /** What a material tells, story by story, with what was settled laid over it. */
  listStories(material: Material): Promise<ListedStory[]>;
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

/** Runs the coach in one worker thread, which begins anew when it dies. */
export function coachThread({
  startsAtOnce = false,
  hangsAfterMs = HANGS_AFTER_MS,
  onDeath,
  worker: module = new URL('thread/coach-worker.ts', import.meta.url),
}: CoachThreadOptions = {}): CoachThread {
  const thread = new TimedThread({ module, hangsAfterMs, onDeath });
  const inTurn = takeTurns<string>({ ...LINE, concurrency: IN_HAND, whenFull: tooManyWait });
  const readings = new BoundedMap<string, 'read' | 'hung'>(REMEMBERED);

  /** Runs what reads a material, unless it once hung. */
  const inTime = async <Result>(key: string, keyOfResume: string, reading: () => Promise<Result>) => {
    if (readings.get(key) === 'hung') throw new Hung('This material could not be read before');
    try {
      const result = await reading();
      readings.set(key, 'read');
      return result;
    } catch (error) {
      if (error instanceof Hung) {
        readings.set(key, 'hung');
        if (readings.get(keyOfResume) !== 'read') readings.set(keyOfResume, 'hung'); // its part, as far as is known
      }
      throw error;
    }
  };

  const of = (userId: string): Coach => {
    const run = <Name extends keyof Tasks>(name: Name, task: Parameters<Tasks[Name]>[0]) =>
      inTurn(userId, () => thread.run(name, task)) as Promise<ReturnType<Tasks[Name]>>;
    const read = (material: Material, key = keyOf(material)): Promise<void> =>
      inTime(key, keyOf(resumeIn(material)), () => run('read', material));
    /** Asks about material that is known to be read in time. */
    const ask = async <Name extends keyof Tasks>(
      material: Material,
      name: Name,
      task: Parameters<Tasks[Name]>[0],
    ) => {
      const key = keyOf(material);
      if (readings.get(key) !== 'read') await read(material, key);
      return run(name, task);
    };
    return {
      read: (material) => read(material),
      answer: (asked) => ask(asked.material, 'answer', asked),
      experiences: (material) => ask(material, 'experiences', material),
      fitting: (about, count) => ask(about.material, 'fitting', { about, count }),
      converse: (about) => ask(about.material, 'converse', about),
      shapeStory: (notes) => run('shape', notes),
      describeStory: (text) => run('describe', text),
      listStories: (material) => {
        const key = keyOf(resumeIn(material)); // what is settled changes with each edit
        return inTime(key, key, () => run('list', material));
      },
    };
  };
  if (startsAtOnce)
    of('nobody')
      .read(NO_MATERIAL)
      .catch((error: Error) => onDeath?.(error));
  return { of, isReady: () => !startsAtOnce || thread.hasBegun, close: () => thread.close() };
}

/** What stories are listed from. */
const resumeIn = ({ name, education, work }: Material): Material => ({
  ...NO_MATERIAL,
  name,
  education,
  work,
});

const keyOf = (material: Material): string => hash('sha256', JSON.stringify(material));

const tooManyWait = (): AppError =>
  new AppError('unavailable', 'Too many questions are being answered. Please try again in a moment.', {
    retryAfter: LINE.retryAfterSeconds,
  });
