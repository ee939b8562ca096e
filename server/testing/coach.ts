import { coachThread } from '#coach/thread/coach-thread.ts';

/** One for all tests of a file: it takes a while to begin, and nothing of an app stays in it. */
export const coach = coachThread();
