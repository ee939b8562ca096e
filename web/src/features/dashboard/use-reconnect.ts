import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useUserOutdated } from '#account/current-user.ts';
import { showToast } from '#ui/toast.tsx';

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

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
  let delayMs = FIRST_DELAY_MS;
  let timer = setTimeout(onTimer, delayMs);
  function onTimer() {
    void ask();
    delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
    timer = setTimeout(onTimer, delayMs);
  }
  const onOnline = () => void ask();
  window.addEventListener('online', onOnline);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
  };
}
