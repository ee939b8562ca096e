import { settlesWithin } from '#core/settles-within.ts';

const WITHIN_MS = 300;

/**
 * The instant, on the `performance.now()` clock, until which an answer waits for what only makes it better: one for
 * all that is looked for, however one thing waits for another.
 */
export const searchDeadline = (withinMs = WITHIN_MS): number => performance.now() + withinMs;

/** What is found by the deadline, else `otherwise`. @throws as the search does */
export const foundBy = async <Found>(
  deadline: number,
  search: Promise<Found>,
  otherwise: Found,
): Promise<Found> => ((await settlesWithin(search, deadline - performance.now())) ? search : otherwise);
