import { useEffect } from 'react';
import { loadJobs, useJobs } from './jobs.ts';

/** The jobs, asked for when a page opens, and again each time its window is come back to: another may have changed them. */
export function useFreshJobs(): ReturnType<typeof useJobs> {
  useEffect(() => {
    const ask = () => void loadJobs();
    ask();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, []);
  return useJobs();
}
