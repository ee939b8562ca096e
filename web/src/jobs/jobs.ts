import { createStore, useStore } from 'zustand';
import { listJobs, type Job } from '@pythia/contracts/jobs.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';

interface Jobs {
  /** The user's applications, the newest first; null before they are known. */
  jobs: Job[] | null;
  /** Of the newest attempt; what an earlier one brought stays meanwhile, and after a failure. */
  state: 'loading' | 'loaded' | 'failed';
}

const NOTHING: Jobs = { jobs: null, state: 'loading' };
const store = createStore(() => NOTHING);
/** Aborted when a newer answer is asked for, or what it would bring is outdated. */
let asking = new AbortController();
onSignOut(() => {
  asking.abort();
  store.setState(NOTHING);
});

export const useJobs = (): Jobs => useStore(store);

/** Asks the server; never rejects, `state` tells how it went. */
export async function loadJobs(): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  store.setState({ state: 'loading' });
  try {
    const { jobs } = await authorisedCall(listJobs, { signal });
    if (!signal.aborted) store.setState({ jobs, state: 'loaded' });
  } catch {
    if (!signal.aborted) store.setState({ state: 'failed' });
  }
}

/** Shows a job from now on as the server has just told it, new or not. */
export function putJob(job: Job): void {
  change((jobs) => {
    const others = jobs.filter(({ id }) => id !== job.id);
    return [...others, job].toSorted((a, b) => (a.id < b.id ? 1 : -1)); // ids grow with time
  });
}

/** To be called when a job was deleted. */
export function dropJob(jobId: string): void {
  change((jobs) => jobs.filter(({ id }) => id !== jobId));
}

/** An answer that is under way was given before the change, so it is asked for again. */
function change(next: (jobs: Job[]) => Job[]): void {
  const { jobs, state } = store.getState();
  if (jobs) store.setState({ jobs: next(jobs) });
  if (state === 'loading') void loadJobs();
}
