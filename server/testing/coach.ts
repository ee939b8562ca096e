import { coachThread } from '#coach/answer.ts';

/** Whichever test asks it first waits for it to begin: on a busy machine for longer than a question may take. */
const PATIENT_MS = 60_000;

/** One for all tests of a worker: it takes a while to begin, and nothing of an app stays in it. */
export const coach = coachThread({ hangsAfterMs: PATIENT_MS });
