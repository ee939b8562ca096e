import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { sentenceFor } from '#api/api-error.ts';
import { freeCopilotUrl, paths } from '#paths.ts';
import { readAuthToken } from '#account/auth-token.ts';
import type { StoredFreeSession } from './stored-free-session.ts';
import { openCopilot } from '#listening/open-copilot.ts';
import { startSession } from './start-session.ts';
import { useStoredSession } from './use-stored-session.ts';

/** Launching and resuming: the session, whether a request is in flight, and what went wrong. */
export function useLaunch(jobTitle: string) {
  const [session, look] = useStoredSession();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** The address of a pop-up that the browser blocked. */
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const revalidator = useRevalidator();
  const navigate = useNavigate();

  const open = (opened: StoredFreeSession) => {
    const url = freeCopilotUrl(opened);
    setBlockedUrl(openCopilot(url) ? null : url);
  };

  const start = async (token: string) => {
    setBusy(true);
    try {
      open(await startSession(token, jobTitle));
      look();
    } catch (failure) {
      setError(sentenceFor(failure, MESSAGES.failedToCreateSession, MESSAGES.failedToStartSession));
    } finally {
      setBusy(false);
      // the number of trials left has changed; and a token that is not valid any more leads to the sign-in page
      void revalidator.revalidate();
    }
  };

  const launch = () => {
    setError(null);
    const resuming = session !== null;
    const current = look();
    if (current) return open(current);
    if (resuming) return setError(MESSAGES.sessionExpired);
    const token = readAuthToken();
    if (!token) return void navigate(paths.signIn);
    void start(token);
  };

  return { session, busy, error, blockedUrl, launch };
}
