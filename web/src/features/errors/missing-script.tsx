import { useEffect, useState } from 'react';
import { isServerThere } from '#api/watch-server.ts';
import { Offline } from './offline.tsx';
import { Outdated } from './outdated.tsx';

export function MissingScript({ error }: { error: unknown }) {
  const [asked, setAsked] = useState<{ about: unknown; isThere: boolean }>();
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      const isThere = await isServerThere(asking.signal);
      if (!asking.signal.aborted) setAsked({ about: error, isThere });
    };
    void ask();
    return () => asking.abort();
  }, [error]);
  if (!asked) return null;
  return asked.isThere && asked.about === error ? <Outdated /> : <Offline />;
}
