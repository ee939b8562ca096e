import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { isHalfTyped } from './half-typed.ts';
import { NoticeBar } from './notice-bar.tsx';

const READ_MS = 6_000;

/** Free's page opens by itself, unless something is typed on this one. */
export function EndedNotice() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isHalfTyped()) void navigate(paths.freeDashboard);
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <NoticeBar
      tone="bad"
      actions={
        <>
          <LinkButton to={paths.freeUpgrade} size="sm" variant="primary">
            Upgrade
          </LinkButton>
          <LinkButton to={paths.freeDashboard} size="sm">
            Continue with Free
          </LinkButton>
        </>
      }
    >
      {MESSAGES.subscriptionEnded}
    </NoticeBar>
  );
}
