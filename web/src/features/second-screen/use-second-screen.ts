import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { signOut } from '#account/sign-out.ts';
import { forgetBearer, keptBearer, openLink } from './open-link.ts';
import { followSession, type ReadSession, readAlongFrom } from './reading.ts';

export type SecondScreen =
  | { name: 'opening' }
  /** The link was not used: another way may work. */
  | { name: 'kept-out'; why: string; isOtherUser: boolean }
  | { name: 'over'; why: string }
  | ReadSession;

const NO_LINK = 'Scan the code in the copilot’s window with this device.';
const NOT_REACHED = 'The server cannot be reached.';

export function useSecondScreen() {
  const [opening, setOpening] = useState(() => ({ link: window.location.hash.slice(1) }));
  const [screen, setScreen] = useState<SecondScreen>({ name: 'opening' });

  useEffect(() => {
    const { link } = opening;
    const ending = new AbortController();
    const { signal } = ending;
    // the link stays neither in the history nor in sight
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const show = async () => {
      await Promise.resolve(); // effects may be undone at once, and a link works once
      signal.throwIfAborted();
      const bearer = link === '' ? keptBearer() : await openLink(link, signal);
      if (bearer === null) return setScreen({ name: 'over', why: NO_LINK });
      followSession(bearer, {
        onMessage: (message) =>
          setScreen((shown) => readAlongFrom(shown.name === 'reading' ? shown : null, message) ?? shown),
        onAway: () => setScreen((shown) => (shown.name === 'reading' ? { ...shown, reaches: false } : shown)),
        onEnd: (_, why) => {
          forgetBearer();
          setScreen({ name: 'over', why });
        },
        signal,
      });
    };
    show().catch((error: unknown) => {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setScreen(refusalOf(error));
    });
    return () => ending.abort();
  }, [opening]);

  const tryAgain = useCallback(() => {
    setScreen({ name: 'opening' });
    setOpening(({ link }) => ({ link }));
  }, []);
  const signOutAndOpen = useCallback(() => {
    signOut();
    tryAgain();
  }, [tryAgain]);
  return { screen, tryAgain, signOutAndOpen };
}

function refusalOf({ status, detail }: ApiError): SecondScreen {
  if (status === 409) return { name: 'kept-out', why: detail ?? '', isOtherUser: true };
  if (status === 401 || status === 410 || status === 422) {
    forgetBearer();
    return { name: 'over', why: detail ?? NO_LINK };
  }
  return { name: 'kept-out', why: detail ?? NOT_REACHED, isOtherUser: false };
}
