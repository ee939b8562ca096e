import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { createFreeSession } from '@pythia/contracts/free-interview.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import { type CopilotWindow, openCopilotWindow } from '#listening/open-copilot.ts';
import { freeCopilotUrl } from '#paths.ts';
import { storeFreeSession, type StoredFreeSession } from './stored-free-session.ts';
import { useRunningSession } from './use-running-session.ts';

/** Launching and resuming: the session, whether a request is in flight, and what went wrong. */
export function useLaunch(email: string, jobTitle: string) {
  const [session, look] = useRunningSession(email);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** The address of a pop-up that the browser blocked. */
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const revalidator = useRevalidator();

  const show = (started: StoredFreeSession, copilot: CopilotWindow | null) => {
    const url = freeCopilotUrl(started);
    copilot?.show(url);
    setBlockedUrl(copilot ? null : url);
  };

  const start = async () => {
    const copilot = openCopilotWindow();
    setBusy(true);
    try {
      const started = await startSession(email, jobTitle);
      storeFreeSession(started);
      look();
      show(started, copilot);
    } catch (failure) {
      copilot?.discard();
      setError(sentenceFor(failure, MESSAGES.failedToCreateSession, MESSAGES.failedToStartSession));
    } finally {
      setBusy(false);
      void revalidator.revalidate(); // the number of trials left has changed
    }
  };

  const launch = () => {
    setError(null);
    const resuming = session !== null;
    const current = look();
    if (current) return show(current, openCopilotWindow());
    if (resuming) return setError(MESSAGES.sessionExpired);
    void start();
  };

  return { session, busy, error, blockedUrl, launch };
}

/** Starts a session, or is given the one that still runs, with its own job title. Throws ApiError. */
async function startSession(email: string, jobTitle: string): Promise<StoredFreeSession> {
  const wanted = jobTitle.trim();
  const body = wanted ? { job_title: wanted } : {};
  const { job_title, ...session } = await authorisedCall(createFreeSession, { body });
  return { ...session, jobTitle: job_title, email };
}
