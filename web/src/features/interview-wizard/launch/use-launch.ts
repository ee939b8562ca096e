import { useState } from 'react';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { serverNow } from '#api/server-clock.ts';
import { parseExpiry } from '#interviews/countdown.ts';
import { useCopilotPlace } from '#interviews/copilot-place.ts';
import { lookAtStoredPaid, useSessions } from '#interviews/running-session.ts';
import { storePaidSession, type StoredPaidSession } from '#interviews/stored-paid-session.ts';
import { copilots } from '#listening/copilot-presence.ts';
import { type CopilotWindow, openCopilotWindow } from '#listening/open-copilot.ts';
import { rememberNow } from '#material/remembering.ts';
import { paidCopilotUrl } from '#paths.ts';
import type { Setup } from '../use-setup.ts';
import { startSession, whyNotStarted } from './start-session.ts';

/** Launching and resuming: the session, where its window is, whether a request is in flight, and what went wrong. */
export function useLaunch(email: string, setup: Setup) {
  const { paid: session } = useSessions();
  const place = useCopilotPlace(session?.thread_id);
  const [launching, setLaunching] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** The address of a pop-up that the browser blocked. */
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);

  const show = (started: StoredPaidSession, copilot: CopilotWindow | null) => {
    const url = paidCopilotUrl(started);
    copilot?.show(url);
    setBlockedUrl(copilot ? null : url);
  };

  /** In the place of one that runs, which ends. */
  const start = async () => {
    if (setup.duration === null) return;
    const copilot = openCopilotWindow();
    setError(null);
    setLaunching(true);
    rememberNow(email);
    try {
      const started = await startSession(email, setup.duration, setup);
      storePaidSession(started);
      lookAtStoredPaid(email);
      if (session) copilots.tellOver(session.thread_id);
      copilots.tellStarted();
      show(started, copilot);
    } catch (failure) {
      copilot?.discard();
      setError(whyNotStarted(failure));
    } finally {
      setLaunching(false);
    }
  };

  const resume = (shown: StoredPaidSession) => {
    setError(null);
    const current = lookAtStoredPaid(email);
    if (current) return show(current, openCopilotWindow());
    setError(hasExpired(shown) ? MESSAGES.sessionExpired : MESSAGES.noActiveSession);
  };

  const launch = () => (session ? resume(session) : void start());

  return { session, place, launching, error, blockedUrl, launch, start };
}

const hasExpired = ({ expires_at }: StoredPaidSession): boolean => parseExpiry(expires_at) <= serverNow();
