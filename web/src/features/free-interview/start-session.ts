import { createFreeSession } from '@pythia/contracts/free-interview.ts';
import { call } from '#api/call.ts';
import { storeFreeSession, type StoredFreeSession } from './stored-free-session.ts';

/** Starts a session, or is given the one that still runs, and keeps it in this tab. Throws ApiError. */
export async function startSession(token: string, jobTitle: string): Promise<StoredFreeSession> {
  const title = jobTitle.trim();
  const session = await call(createFreeSession, { token, body: title ? { job_title: title } : {} });
  const stored = { ...session, jobTitle: title };
  storeFreeSession(stored);
  return stored;
}
