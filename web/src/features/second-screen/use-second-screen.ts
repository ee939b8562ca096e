import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { SECOND_SCREEN_FEED_PATH } from '@pythia/contracts/second-screen.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { socketUrl } from '#api/socket-url.ts';
import { signOut } from '#account/sign-out.ts';
import { FeedSocket } from '#interviews/feed-socket.ts';
import { takeMessage, type ToldEvents } from '#interviews/take-events.ts';
import { forgetBearer, keptBearer, openLink } from './open-link.ts';

export type SecondScreen =
  | { name: 'opening' }
  /** The link was not used: another way may work. */
  | { name: 'kept-out'; why: string; isOtherUser: boolean }
  | { name: 'over'; why: string }
  | ({ name: 'reading'; session: Pick<Interview, 'job_title' | 'language'>; reaches: boolean } & ToldEvents);

const NO_LINK = 'Scan the code in the copilot’s window with this device.';
const NOT_REACHED = 'The server cannot be reached.';

export function useSecondScreen() {
  const [opening, setOpening] = useState(() => ({ link: window.location.hash.slice(1) }));
  const [screen, setScreen] = useState<SecondScreen>({ name: 'opening' });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    // the link stays neither in the history nor in sight
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const show = async () => {
      await Promise.resolve(); // effects may be undone at once, and a link works once
      signal.throwIfAborted();
      const bearer = opening.link === '' ? keptBearer() : await openLink(opening.link, signal);
      if (bearer === null) return setScreen({ name: 'over', why: NO_LINK });
      const url = (after: number) => socketUrl(SECOND_SCREEN_FEED_PATH, { token: bearer, after: `${after}` });
      void new FeedSocket(url, {
        onMessage: (message) => setScreen((shown) => readOn(shown, message)),
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

  const tryAgain = () => {
    setScreen({ name: 'opening' });
    setOpening(({ link }) => ({ link }));
  };
  const signOutAndOpen = () => {
    signOut();
    tryAgain();
  };
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

function readOn(shown: SecondScreen, message: FeedMessage): SecondScreen {
  const known = shown.name === 'reading' ? shown : undefined;
  const session = 'session' in message ? message.session : known?.session;
  if (!session) return shown;
  const held = 'language' in message ? { ...session, language: message.language } : session;
  return { name: 'reading', session: held, ...takeMessage(message, known), reaches: true };
}
