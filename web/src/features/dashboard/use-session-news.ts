import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { followSessions, useSessions } from '#interviews/running-session.ts';

/** Keeps up with the user's sessions, and asks for the user again when one starts or ends: trials have changed. */
export function useSessionNews(email: string): void {
  const { running } = useSessions();
  const { revalidate } = useRevalidator();
  const id = running?.session_id;
  const shown = useRef(id);
  useEffect(() => followSessions(email), [email]);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    void revalidate();
  }, [id, revalidate]);
}
