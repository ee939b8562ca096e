import { coachThread } from '#coach/answer.ts';
import { lineLabeller } from '#coach/line-labeller.ts';

/** Busy machines compute longer. */
const PATIENT_MS = 60_000;

/** Shared by a worker's tests, as it starts slowly and keeps nothing. */
export const labeller = lineLabeller();
export const coach = coachThread({ hangsAfterMs: PATIENT_MS, labeller });
