import { useState } from 'react';
import type { LiveKind } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { serverNow } from '#api/server-clock.ts';
import { copilots } from '#listening/copilot-presence.ts';
import { type CopilotPopUp, openCopilotWindow } from '#listening/open-copilot.ts';
import { copilotUrl } from '#paths.ts';
import { useCopilotPlace } from './copilot-place.ts';
import { parseExpiry } from './countdown.ts';
import { lookAtStored, useRunningSessions } from './running-session.ts';
import { type StoredSession, storeSession } from './stored-session.ts';

interface Beginning {
  kind: LiveKind;
  email: string;
  /** @throws when none was begun */
  begin: () => Promise<StoredSession>;
  whyNotBegun: (failure: unknown) => string;
}

export type Launch = ReturnType<typeof useLaunch>;

export const HANGS_AFTER_MS = 20_000;

export function useLaunch({ kind, email, begin, whyNotBegun }: Beginning) {
  const session = useRunningSessions()[kind];
  const place = useCopilotPlace(session?.id);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);

  const show = (shown: StoredSession, copilot: CopilotPopUp | null) => {
    const url = copilotUrl(shown);
    copilot?.show(url);
    setBlockedUrl(copilot ? null : url);
  };

  const start = async () => {
    const copilot = openCopilotWindow();
    setError(null);
    setBusy(true);
    try {
      const begun = await begin();
      storeSession(begun);
      lookAtStored(kind, email);
      if (session) copilots.tellOver(session.id);
      copilots.tellStarted();
      show(begun, copilot);
    } catch (failure) {
      copilot?.discard();
      setError(whyNotBegun(failure));
    } finally {
      setBusy(false);
    }
  };

  const resume = ({ expires_at }: StoredSession) => {
    setError(null);
    const stored = lookAtStored(kind, email);
    if (stored) return show(stored, openCopilotWindow());
    setError(parseExpiry(expires_at) <= serverNow() ? MESSAGES.sessionExpired : MESSAGES.noActiveSession);
  };

  const launch = () => (session ? resume(session) : void start());

  return { session, place, busy, error, blockedUrl, launch, start };
}
