import { createFreeSession } from '@pythia/contracts/free-interview.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { askForUser } from '#account/current-user.ts';
import { paths } from '#paths.ts';
import type { NextSession, WayOn } from '../machine/next-session.ts';

/** A server behind our clock answers with the same session until that is over. */
const RETRY_AFTER_MS = 500;
const MAX_ATTEMPTS = 10;

export const freeWayOn: WayOn = {
  offer: async () => {
    const { trial } = await askForUser();
    if (trial === 0) return { can: false, why: MESSAGES.noTrials, page: paths.freeUpgrade };
    return { can: true, left: trial === 1 ? '1 trial left' : `${trial} trials left` };
  },
  start: async (sessionId, signal) => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const next = await startAfter(sessionId, signal);
      if (next.sessionId !== sessionId) return next;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
    throw new Error('the session is not over by the clock of the server');
  },
};

async function startAfter(continues: string, signal: AbortSignal): Promise<NextSession> {
  const session = await authorisedCall(createFreeSession, { body: { continues }, signal });
  return { sessionId: session.session_id, jobTitle: session.job_title, expiresAt: session.expires_at };
}
