import { useEffect, useState } from 'react';
import type { User } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { askForUser, useLastKnownUser } from '#account/current-user.ts';
import { sentenceFor } from '#api/api-error.ts';

type AccountState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: { title: string; reason?: string } }
  | { phase: 'loaded'; user: User };

/** The user, asked for when the page opens, and from then on whatever is newest in this browser. */
export function useAccount(): { state: AccountState; tryAgain: () => void } {
  const user = useLastKnownUser();
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<{ attempt: number; failure?: unknown }>({ attempt: -1 });
  useEffect(() => {
    const left = new AbortController();
    askForUser(left.signal).then(
      () => setAsked({ attempt }),
      (failure: unknown) => !left.signal.aborted && setAsked({ attempt, failure }),
    );
    return () => left.abort();
  }, [attempt]);
  return { state: stateOf(asked, attempt, user), tryAgain: () => setAttempt(attempt + 1) };
}

function stateOf(
  asked: { attempt: number; failure?: unknown },
  attempt: number,
  user: User | null,
): AccountState {
  if (asked.attempt !== attempt || user === null) return { phase: 'loading' };
  if (asked.failure === undefined) return { phase: 'loaded', user };
  const title = MESSAGES.failedToFetchUserData;
  const reason = sentenceFor(asked.failure, title);
  return { phase: 'failed', error: { title, ...(reason !== title && { reason }) } };
}
