import { useEffect, useReducer, useRef, useState } from 'react';
import { listInterviews, type Interview } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';

/** Sessions that one press of a button, or the page itself, brings. */
const AT_ONCE = 20;

interface Listed {
  /** What was searched for. */
  search: string;
  sessions: readonly Interview[];
  /** What comes next; null: nothing. */
  next: string | null;
}

/**
 * The user's sessions that match a search, newest first, as far as they were asked for. What was found last stays
 * until something else is; an answer that comes too late is dropped.
 */
export function useSessionList(search: string) {
  const [listed, setListed] = useState<Listed | null>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const asking = useRef(new AbortController());

  const load = async (known: Listed) => {
    asking.current.abort();
    const { signal } = (asking.current = new AbortController());
    setState('loading');
    try {
      for await (const more of pagesAfter(known, signal)) setListed(more);
      setState('loaded');
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  useEffect(() => {
    void load({ search, sessions: [], next: null });
    return () => asking.current.abort();
  }, [search, tries]);

  return {
    listed,
    state,
    tryAgain,
    showMore: () => listed && void load(listed),
    replace: (changed: Interview) =>
      setListed(
        (known) =>
          known && {
            ...known,
            sessions: known.sessions.map((session) => (session.id === changed.id ? changed : session)),
          },
      ),
  };
}

/** What is known with more and more behind it, until there are some more. A search may need several calls for that. */
async function* pagesAfter(known: Listed, signal: AbortSignal): AsyncGenerator<Listed> {
  let listed = known;
  const enough = known.sessions.length + AT_ONCE;
  do {
    const missing = enough - listed.sessions.length;
    const query = {
      limit: String(missing),
      ...(listed.search !== '' && { search: listed.search }),
      ...(listed.next !== null && { before: listed.next }),
    };
    const { sessions, next } = await authorisedCall(listInterviews, { query, signal });
    listed = { ...listed, sessions: [...listed.sessions, ...sessions], next };
    yield listed;
  } while (listed.next !== null && listed.sessions.length < enough);
}
