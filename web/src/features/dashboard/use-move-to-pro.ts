import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { isSubscribed } from '#account/subscription.ts';
import { pageWithPro } from '#billing/before-upgrade.ts';
import { noteMovedOn } from '#billing/moved-on.ts';
import { useRunningSessions } from '#interviews/running-session.ts';
import { paths } from '#paths.ts';
import { isHalfTyped } from './half-typed.ts';
import { leaveWelcome } from './welcome.ts';

/** Leaves the free area once its user has Pro, unless that interrupts an interview or a sentence. */
export function useMoveToPro(user: User) {
  const hasPro = isSubscribed(user);
  const { free } = useRunningSessions();
  const location = useLocation();
  const navigate = useNavigate();
  const isInterviewing = free !== null;

  const move = useCallback(() => {
    const page = pageWithPro(location);
    leaveWelcome();
    if (!page.startsWith(paths.upgrade)) noteMovedOn(); // a checkout that returns stays on the page of plans
    void navigate(page, { replace: true });
  }, [navigate, location]);

  useEffect(() => {
    if (hasPro && !isInterviewing && !isHalfTyped()) move();
  }, [hasPro, isInterviewing, move]);
  return { hasPro, move };
}
