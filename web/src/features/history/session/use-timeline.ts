import { useEffect, useRef, useState } from 'react';
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
 * It is read again when it begins or ends: with its end there is more in it, or nothing any more.
 */
export function useTimeline(session_id: string) {
  const [timeline, setTimeline] = useState<Timeline | null>(null);
  const [failure, setFailure] = useState<'gone' | 'failed' | null>(null);
  const reading = useRef<{ begin: () => void; isUnderWay: boolean }>(null);

  useEffect(() => {
    let left = new AbortController();
    const show = (read: Timeline) => {
      setFailure(null);
      setTimeline((known) => (known && !read.isWhole ? known : read));
    };
    const fail = (error: unknown) => {
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) setTimeline(null);
      setFailure(isGone ? 'gone' : 'failed');
    };
    const begin = () => {
      left.abort();
      left = new AbortController();
      const { signal } = left;
      reading.current = { begin, isUnderWay: true };
      readAll(session_id, signal, show)
        .catch((error: unknown) => signal.aborted || fail(error))
        .finally(() => signal.aborted || (reading.current = { begin, isUnderWay: false }));
    };
    begin();
    const stop = onLiveChange(begin, session_id);
    return () => {
      stop();
      left.abort();
    };
  }, [session_id]);

  const rename = (session: Interview) => {
    setTimeline((known) => known && { ...known, session });
    if (reading.current?.isUnderWay) reading.current.begin(); // it may bring the name from before
  };
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
