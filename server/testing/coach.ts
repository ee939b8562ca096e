import { coachThread } from '#coach/answer.ts';

/** On a machine busy with other tests it may compute for longer than a user would wait. */
const PATIENT_MS = 60_000;

/** One for all tests of a worker: it takes a while to begin, and nothing of an app stays in it. */
export const coach = coachThread({ hangsAfterMs: PATIENT_MS });
