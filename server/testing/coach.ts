import { coachThread } from '#coach/answer.ts';
import { lineLabeller } from '#coach/line-labeller.ts';

/** On a machine busy with other tests it may compute for longer than a user would wait. */
const PATIENT_MS = 60_000;

/** One of each for all tests of a worker: it takes a while to begin, and nothing of an app stays in it. */
export const labeller = lineLabeller();
export const coach = coachThread({ hangsAfterMs: PATIENT_MS, labeller });
