import { useEffect, useState } from 'react';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { type Interview, readInterview, type SessionEvent } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { ApiError } from '#api/api-error.ts';
import { onLiveChange } from '#interviews/running-session.ts';

export interface Timeline {
  session: Interview;
  events: readonly SessionEvent[];
  /** Whether this is all of it. */
  isWhole: boolean;
}

/**
 * A session with all that happened in it: its beginning at once, and the rest together when all has come.
 * It is read again when a session begins or ends: with the end of this one there is more in it.
 */
export function useTimeline(session_id: string) {
  const [timeline, setTimeline] = useState<Timeline | null>(null);
  const [failure, setFailure] = useState<'gone' | 'failed' | null>(null);

  useEffect(() => {
    let left = new AbortController();
    const show = (read: Timeline) => setTimeline((known) => (known && !read.isWhole ? known : read));
    const read = () => {
      left.abort();
      left = new AbortController();
      const { signal } = left;
      readAll(session_id, signal, show).catch((error: unknown) => {
        if (signal.aborted) return;
        setFailure(error instanceof ApiError && error.status === 404 ? 'gone' : 'failed');
      });
    };
    read();
    const stop = onLiveChange(read);
    return () => {
      stop();
      left.abort();
    };
  }, [session_id]);

  const rename = (session: Interview) => setTimeline((known) => known && { ...known, session });
  return { timeline, failure, rename };
}

async function readAll(
  session_id: string,
  signal: AbortSignal,
  show: (timeline: Timeline) => void,
): Promise<void> {
  const events: SessionEvent[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const query = { after: String(after) };
    const page: ReplyOf<typeof readInterview> = await authorisedCall(readInterview, {
      params: { session_id },
      query,
      signal,
    });
    const isFirst = events.length === 0;
    events.push(...page.events);
    after = page.next;
    if (isFirst || after === null) {
      show({ session: page.session, events: [...events], isWhole: after === null });
    }
  }
}
