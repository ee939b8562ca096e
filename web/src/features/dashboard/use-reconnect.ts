import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useUserOutdated } from '#account/current-user.ts';
import { Backoff } from '#api/backoff.ts';
import { showToast } from '#ui/toast.tsx';

/** While the server does not answer: says so, and asks again until it does. */
export function useReconnect(): void {
  const outdated = useUserOutdated();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!outdated) return undefined;
    const close = showToast('danger', 'The server does not answer. Trying again.', { stays: true });
    const stop = askAgain(revalidate);
    return () => {
      stop();
      close();
    };
  }, [outdated, revalidate]);
}

/** Ever more seldom, and at once when the browser is online again. @returns stops asking */
function askAgain(ask: () => Promise<void>): () => void {
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
