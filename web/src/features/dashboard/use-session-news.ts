import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { followSessions } from '#interviews/follow-sessions.ts';
import { useSessions } from '#interviews/running-session.ts';

/** Keeps up with the user's sessions, and asks for the user again when one starts, costs its trial or ends. */
export function useSessionNews(email: string): void {
  const { running, counted } = useSessions();
  const { revalidate } = useRevalidator();
  const state = running.free && `${running.free.id} ${counted}`;
  const shown = useRef(state);
  useEffect(() => followSessions(email), [email]);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    void revalidate();
  }, [state, revalidate]);
}
