import { useState } from 'react';
import { resendVerification } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { inWords, useWait } from './use-wait.ts';

/** Mail takes a while; asking sooner replaces the link about to arrive. */
export const BETWEEN_MAILS_SECONDS = 30;

interface Outcome {
  tone: 'success' | 'danger';
  sentence: string;
}

export interface Resend {
  label: string;
  waiting: boolean;
  outcome: Outcome | null;
  send: (email: string) => Promise<void>;
}

/**
 * A mail may be sent again after as long as the server says, else 30 s.
 * @param firstWait seconds
 */
export function useResend({ action, firstWait = 0 }: { action: string; firstWait?: number }): Resend {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [secondsLeft, wait] = useWait(firstWait);

  const send = async (email: string): Promise<void> => {
    if (busy || secondsLeft > 0) return;
    setBusy(true);
    setOutcome(null);
    try {
      const { message } = await call(resendVerification, { body: { email } });
      setOutcome({ tone: 'success', sentence: message });
      wait(BETWEEN_MAILS_SECONDS);
    } catch (error) {
      setOutcome({ tone: 'danger', sentence: sentenceFor(error, MESSAGES.failedToResend) });
      if (error instanceof ApiError && error.retryAfter !== undefined) wait(error.retryAfter);
    } finally {
      setBusy(false);
    }
  };

  const label = busy ? 'Sending...' : secondsLeft > 0 ? `Send again in ${inWords(secondsLeft)}` : action;
  return { label, waiting: busy || secondsLeft > 0, outcome, send };
}
