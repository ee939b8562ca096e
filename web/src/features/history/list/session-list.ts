import { createStore } from 'zustand';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
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

interface SessionList {
  /** What was found last, until something else is. */
  listed: Listed | null;
  state: 'loading' | 'loaded' | 'failed';
}

/** The user's sessions that match a search, newest first, as far as they were asked for. */
export function createSessionList() {
  const store = createStore<SessionList>(() => ({ listed: null, state: 'loading' }));
  let asking = new AbortController();

  /** An answer to what was asked before comes too late and is dropped. */
  async function load(known: Listed): Promise<void> {
    asking.abort();
    const { signal } = (asking = new AbortController());
    store.setState({ state: 'loading' });
    try {
      for await (const listed of pagesAfter(known, signal)) store.setState({ listed });
      store.setState({ state: 'loaded' });
    } catch {
      if (!signal.aborted) store.setState({ state: 'failed' });
    }
  }

  return {
    store,
    find: (search: string) => void load({ search, sessions: [], next: null }),
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
async function* pagesAfter(known: Listed, signal: AbortSignal): AsyncGenerator<Listed> {
  const { search } = known;
  const sessions = [...known.sessions];
  const enough = sessions.length + AT_ONCE;
  let { next } = known;
  do {
    const query = {
      limit: String(enough - sessions.length),
      ...(search !== '' && { search }),
      ...(next !== null && { before: next }),
    };
    const page: ReplyOf<typeof listInterviews> = await authorisedCall(listInterviews, { query, signal });
    sessions.push(...page.sessions);
    next = page.next;
    yield { search, sessions: [...sessions], next };
  } while (next !== null && sessions.length < enough);
}
