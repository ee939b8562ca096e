import { PAGES } from '@pythia/contracts/pages.ts';

/** Every URL of the web app, in one place. */
export const paths = {
  ...PAGES,
  /** Development only. */
  designSystem: '/dev/ui',
} as const;

/** The free copilot's pop-up, with the parameters that the specification names. */
export function freeCopilotUrl(session: {
  session_id: string;
  jobTitle: string;
  expires_at: string;
}): string {
  const query = new URLSearchParams({
    session_id: session.session_id,
    jobTitle: session.jobTitle,
    expires_at: session.expires_at,
  });
  return `${paths.freeCopilot}?${query}`;
}

/** The paid copilot's pop-up, with the parameters that the specification names. */
export function paidCopilotUrl(session: { thread_id: string; expires_at: string }): string {
  const query = new URLSearchParams({ threadId: session.thread_id, expiresAt: session.expires_at });
  return `${paths.copilot}?${query}`;
}

/** A job of the jobs page; `new`: the form for one. */
export const jobPath = (id: string): string => `${paths.jobs}?${new URLSearchParams({ job: id })}`;

/** The wizard, filled in from a job. */
export const interviewForJob = (jobId: string): string =>
  `${paths.interview}?${new URLSearchParams({ job: jobId })}`;

/** A session of the paid area, to be read. */
export const sessionPath = (sessionId: string): string =>
  `${paths.history}?${new URLSearchParams({ session: sessionId })}`;

const PAID_COUNTERPARTS: Partial<Record<string, string>> = {
  [paths.freeInterview]: paths.interview,
  [paths.freeResume]: paths.resume,
  [paths.freeHistory]: paths.history,
  [paths.freeUpgrade]: paths.upgrade,
  [paths.freeSettings]: paths.settings,
};

/** The page of the paid area that does what this one of the free area does; one of the paid area is its own. */
export function paidCounterpart(path: string): string {
  const page = path.replace(/(?<=[^/])\/$/, '');
  if (page === paths.dashboard || page.startsWith(`${paths.dashboard}/`)) return page;
  return PAID_COUNTERPARTS[page] ?? paths.dashboard;
}
