import { setTimeout } from 'node:timers/promises';

/** Injected, so that tests need no time. Rejects when the signal aborts. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const sleep: Sleep = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal });
