import { useEffect } from 'react';
import { useLastKnownUser } from '#account/current-user.ts';
import { ApiError } from '#api/api-error.ts';
import { Backoff } from '#api/backoff.ts';
import { showToast } from '#ui/toast.tsx';

/** While the server does not answer: says so, and asks again until it does. */
export function useReconnect(): void {
  const { error, refetch } = useLastKnownUser();
  const refused = error instanceof ApiError && error.status === 401; // this window is about to leave
  const outdated = error !== null && !refused;
  useEffect(() => {
    if (!outdated) return undefined;
    const close = showToast('danger', 'The server is not responding. Trying again.', { stays: true });
    const stop = askAgain(refetch);
    return () => {
      stop();
      close();
    };
  }, [outdated, refetch]);
}

/** Ever more seldom, and at once when the browser is online again. @returns stops asking */
function askAgain(ask: () => Promise<unknown>): () => void {
  const backoff = new Backoff();
  let timer = setTimeout(onTimer, backoff.next());
  function onTimer() {
    void ask();
    timer = setTimeout(onTimer, backoff.next());
  }
  const onOnline = () => void ask();
  window.addEventListener('online', onOnline);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
  };
}
