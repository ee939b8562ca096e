import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { createFreeSession } from '@pythia/contracts/free-interview.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { writeResumeSummary } from '@pythia/contracts/resume-summary.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import { type CopilotWindow, openCopilotWindow } from '#listening/open-copilot.ts';
import { copilots } from '#listening/copilot-presence.ts';
import { lookAtStored, useSessions } from '#interviews/running-session.ts';
import { storeFreeSession, type StoredFreeSession } from '#interviews/stored-free-session.ts';
import { isBlank, type Material } from '#material/material.ts';
import { rememberNow } from '#material/remembering.ts';
import { freeCopilotUrl } from '#paths.ts';

/**
 * Launching and resuming: the session, whether it was begun with another material, whether a request is in
 * flight, and what went wrong.
 */
export function useLaunch(email: string, jobTitle: string, material: Material) {
  const { running: session } = useSessions();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** The address of a pop-up that the browser blocked. */
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const revalidator = useRevalidator();
  const summary = isBlank(material) ? '' : writeResumeSummary({ ...material, role: jobTitle });
  const outdated = session !== null && summary !== (session.summary ?? '');

  const show = (started: StoredFreeSession, copilot: CopilotWindow | null) => {
    const url = freeCopilotUrl(started);
    copilot?.show(url);
    setBlockedUrl(copilot ? null : url);
  };

  const start = async () => {
    const copilot = openCopilotWindow();
    rememberNow(email);
    setBusy(true);
    try {
      const started = await startSession(email, jobTitle.trim(), summary);
      storeFreeSession(started);
      lookAtStored(email);
      copilots.tellStarted();
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
    const current = lookAtStored(email);
    if (current) return show(current, openCopilotWindow());
    if (resuming) return setError(MESSAGES.sessionExpired);
    void start();
  };

  return { session, outdated, busy, error, blockedUrl, launch };
}

const HANGS_AFTER_MS = 20_000;

/** Starts a session, or is given the one that still runs, with its own job title. Throws ApiError. */
async function startSession(email: string, jobTitle: string, summary: string): Promise<StoredFreeSession> {
  const body = {
    ...(jobTitle && { job_title: jobTitle }),
    ...(summary && { resume_summary: summary }),
  };
  const { job_title, resumed, ...session } = await authorisedCall(createFreeSession, {
    body,
    signal: AbortSignal.timeout(HANGS_AFTER_MS),
  });
  return { ...session, jobTitle: job_title, email, ...(summary && !resumed && { summary }) };
}
