import type { SessionKind } from '@pythia/contracts/interviews.ts';
import { PAGES } from '@pythia/contracts/pages.ts';

export const paths = PAGES;

/** The specification names these queries. */
export const SESSION_PLACES: Record<SessionKind, SessionPlaces> = {
  free: {
    page: paths.freeInterview,
    window: paths.freeCopilot,
    query: { id: 'session_id', jobTitle: 'jobTitle', expiresAt: 'expires_at' },
  },
  paid: {
    page: paths.interview,
    window: paths.copilot,
    query: { id: 'threadId', expiresAt: 'expiresAt' },
  },
  practice: {
    page: paths.freePractise,
    window: paths.freePractise,
    query: { id: 'session', expiresAt: 'expiresAt' },
  },
};

interface SessionPlaces {
  page: string;
  window: string;
  query: { id: string; jobTitle?: string; expiresAt: string };
}

export function copilotUrl(session: { kind: SessionKind; id: string; jobTitle: string; expires_at: string }) {
  const { window, query } = SESSION_PLACES[session.kind];
  const told = new URLSearchParams({ [query.id]: session.id });
  if (query.jobTitle) told.set(query.jobTitle, session.jobTitle);
  told.set(query.expiresAt, session.expires_at);
  return `${window}?${told}`;
}

export const jobPath = (id: string): string => `${paths.jobs}?${new URLSearchParams({ job: id })}`;

export const interviewForJob = (jobId: string): string =>
  `${paths.interview}?${new URLSearchParams({ job: jobId })}`;

export const askedAloud = (question: string, hasPro: boolean): string =>
  `${hasPro ? paths.practise : paths.freePractise}?${new URLSearchParams({ question })}`;

export const plansFor = (
  part: 'playground' | 'stories' | 'customization' | 'knowledge' | 'documents',
): string => `${paths.freeUpgrade}?${new URLSearchParams({ for: part })}`;

export const sessionPath = (sessionId: string): string =>
  `${paths.history}?${new URLSearchParams({ session: sessionId })}`;

const PAID_COUNTERPARTS: Partial<Record<string, string>> = {
  [paths.freeInterview]: paths.interview,
  [paths.freeResume]: paths.resume,
  [paths.freeHistory]: paths.history,
  [paths.freeYourStories]: paths.yourStories,
  [paths.freePrepare]: paths.prepare,
  [paths.freePractise]: paths.practise,
  [paths.freeCustomization]: paths.customization,
  [paths.freeKnowledge]: paths.knowledge,
  [paths.freePlayground]: paths.playground,
  [paths.freeStories]: paths.stories,
  [paths.freeUpgrade]: paths.upgrade,
  [paths.freeSettings]: paths.settings,
};

export function paidCounterpart(path: string): string {
  const page = path.replace(/(?<=[^/])\/$/, '');
  if (page === paths.dashboard || page.startsWith(`${paths.dashboard}/`)) return page;
  return PAID_COUNTERPARTS[page] ?? paths.dashboard;
}
