import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { followSessions } from '#interviews/follow-sessions.ts';
import { useRunningSessions } from '#interviews/running-session.ts';
import { newestSessions } from '#interviews/sessions-query.ts';

export function useSessionNews(email: string): void {
  const { free } = useRunningSessions();
  const { data } = useQuery(newestSessions);
  const { revalidate } = useRevalidator();
  const told = data?.sessions.find(({ id }) => id === free?.id);
  const state = free && `${free.id} ${told?.counted ?? false}`;
  const shown = useRef(state);
  useEffect(() => followSessions(email), [email]);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    void revalidate();
  }, [state, revalidate]);
}
