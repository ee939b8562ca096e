import { createStore } from 'zustand';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { listInterviews, type Interview } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';

/** Sessions that one press of a button, or the page itself, brings. */
const AT_ONCE = 20;
/** Those that one call brings. */
const MOST_AT_ONCE = 100;

interface Listed {
  /** What was searched for. */
  search: string;
  sessions: readonly Interview[];
  /** What comes next; null: nothing. */
  next: string | null;
}

interface SessionList {
  /** What was found last, until something else is. */
  listed: Listed | null;
  state: 'loading' | 'loaded' | 'failed';
}

/** The user's sessions that match a search, newest first, as far as they were asked for. */
export function createSessionList() {
  const store = createStore<SessionList>(() => ({ listed: null, state: 'loading' }));
  let asking = new AbortController();

  /**
   * An answer to what was asked before comes too late and is dropped.
   * @param until so many are there, or all, what was listed stays; without it they are shown as they come
   */
  async function load(known: Listed, until?: number): Promise<void> {
    asking.abort();
    const { signal } = (asking = new AbortController());
    store.setState({ state: 'loading' });
    try {
      let listed = known;
      for await (listed of pagesAfter(known, signal, until))
        if (until === undefined) store.setState({ listed });
      store.setState({ listed, state: 'loaded' });
    } catch {
      if (!signal.aborted) store.setState({ state: 'failed' });
    }
  }

  return {
    store,
    find: (search: string) => void load({ search, sessions: [], next: null }),
    /** Asks again for what is listed, which stays meanwhile as it is. */
    refresh: (search: string) => {
      const { listed } = store.getState();
      const count = listed?.search === search ? Math.max(listed.sessions.length, AT_ONCE) : undefined;
      void load({ search, sessions: [], next: null }, count);
    },
    showMore: () => {
      const { listed } = store.getState();
      if (listed) void load(listed);
    },
    /** Shows a session from now on as the server has just told it. */
    replace: (changed: Interview) =>
      store.setState(({ listed }) => ({
        listed: listed && {
          ...listed,
          sessions: listed.sessions.map((session) => (session.id === changed.id ? changed : session)),
        },
      })),
    stop: () => asking.abort(),
  };
}

/** What is known with more and more behind it, until there are some more. A search may need several calls for that. */
async function* pagesAfter(
  known: Listed,
  signal: AbortSignal,
  enough = known.sessions.length + AT_ONCE,
): AsyncGenerator<Listed> {
  const { search } = known;
  const sessions = [...known.sessions];
  let { next } = known;
  do {
    const query = {
      limit: String(Math.min(enough - sessions.length, MOST_AT_ONCE)),
      ...(search !== '' && { search }),
      ...(next !== null && { before: next }),
    };
    const page: ReplyOf<typeof listInterviews> = await authorisedCall(listInterviews, { query, signal });
    sessions.push(...page.sessions);
    next = page.next;
    yield { search, sessions: [...sessions], next };
  } while (next !== null && sessions.length < enough);
}
