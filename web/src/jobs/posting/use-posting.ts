import { useEffect, useRef } from 'react';
import type { FilledIn } from './fill-from-posting.ts';
import type { JobText } from './job-text.ts';

/** So much at once is pasted, not typed. */
const PASTED_CHARACTERS = 30;

/**
 * Reads a posting that is pasted as a description; the reader is loaded with the first one.
 * @param job as it is shown now
 * @param onRead is told what fills the names that are still empty by then
 * @returns to be told what is written: `before` and after that
 */
export function usePosting(job: JobText, onRead: (filled: FilledIn) => void) {
  const latest = useRef({ job, onRead });
  useEffect(() => {
    latest.current = { job, onRead };
  });

  return async (before: string, description: string): Promise<void> => {
    if (description.length - before.length < PASTED_CHARACTERS) return;
    const reader = await import('./fill-from-posting.ts').catch(() => null); // then they are typed
    const now = latest.current;
    const filled = now.job.jobDescription === description && reader?.fillFromPosting(now.job);
    if (filled) now.onRead(filled);
  };
}
