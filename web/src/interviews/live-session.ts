import type { Area } from '#account/shown-area.ts';
import { freeCopilotUrl, paidCopilotUrl, paths } from '#paths.ts';
import { useSessions } from './running-session.ts';
import type { StoredFreeSession } from './stored-free-session.ts';
import type { StoredPaidSession } from './stored-paid-session.ts';

/** A session that runs, whatever its kind. */
export interface LiveSession {
  id: string;
  kind: Area;
  /** The job, as its user names it; may be empty. */
  name: string;
  created_at: string;
  expires_at: string;
  /** Of its window. */
  url: string;
  /** Of the page where it was prepared. */
  page: string;
}

export function liveFree(session: StoredFreeSession): LiveSession {
  const { session_id: id, jobTitle: name, created_at, expires_at } = session;
  return {
    id,
    kind: 'free',
    name,
    created_at,
    expires_at,
    url: freeCopilotUrl(session),
    page: paths.freeInterview,
  };
}

export function livePaid(session: StoredPaidSession): LiveSession {
  const { thread_id: id, company, role, created_at, expires_at } = session;
  const name = [role, company].filter(Boolean).join(' at ');
  return {
    id,
    kind: 'paid',
    name,
    created_at,
    expires_at,
    url: paidCopilotUrl(session),
    page: paths.interview,
  };
}

/** The session to be shown in an area; a free one may go on after its user has subscribed. */
export function useLiveSession(area: Area): LiveSession | null {
  const { running, paid } = useSessions();
  if (area === 'paid' && paid) return livePaid(paid);
  return running && liveFree(running);
}
