import { vi } from 'vitest';
import { coachThread } from '#coach/thread/coach-thread.ts';

/** One for all tests of a file: it takes a while to begin, and nothing of an app stays in it. */
export const coach = coachThread();

vi.setConfig({ testTimeout: 30_000 }); // whichever test asks it first waits for it, on a busy machine for seconds
