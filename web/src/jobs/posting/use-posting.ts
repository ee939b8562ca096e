import { useEffect, useRef } from 'react';
import type { FilledIn } from './fill-from-posting.ts';
import type { JobText } from './job-text.ts';

/** More characters at once are a paste. */
const PASTED_CHARACTERS = 30;

/**
 * The returned function takes the text before and after a change; a paste is read as a posting.
 * @param onRead gets what fills empty fields
 */
export function usePosting(job: JobText, onRead: (filled: FilledIn) => void) {
  const latest = useRef({ job, onRead });
  useEffect(() => {
    latest.current = { job, onRead };
  });

  return async (before: string, description: string): Promise<void> => {
    if (description.length - before.length < PASTED_CHARACTERS) return;
    const reader = await import('./fill-from-posting.ts').catch(() => null);
    const now = latest.current;
    const filled = now.job.jobDescription === description && reader?.fillFromPosting(now.job);
    if (filled) now.onRead(filled);
  };
}
