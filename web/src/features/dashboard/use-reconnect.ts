import { useEffect } from 'react';
import { useLastKnownUser } from '#account/current-user.ts';
import { ApiError } from '#api/api-error.ts';
import { Backoff } from '#api/retry.ts';
import { watchServer } from '#api/watch-server.ts';
import { showToast } from '#ui/toast.tsx';

/** Asks again, ever more seldom, until the server answers. */
export function useReconnect(): void {
  const { error, refetch } = useLastKnownUser();
  const refused = error instanceof ApiError && error.status === 401; // a 401 signs this window out
  const outdated = error !== null && !refused;
  useEffect(() => {
    if (!outdated) return undefined;
    const close = showToast('danger', 'The server is not responding. Trying again.', { stays: true });
    const watching = new AbortController();
    void watchServer(
      { onProbe: (isThere) => void (isThere && refetch()), signal: watching.signal },
      { rhythm: new Backoff() },
    );
    return () => {
      watching.abort();
      close();
    };
  }, [outdated, refetch]);
}
