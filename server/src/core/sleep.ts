import { setTimeout } from 'node:timers/promises';

/** Waits, as an argument: tests have no time for it. Rejects as soon as the signal aborts. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const sleep: Sleep = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal });
