import { useId } from 'react';
import type { User } from '@pythia/contracts/accounts.ts';
import { BlockedPopUp } from '#interviews/blocked-pop-up.tsx';
import { useCopilotPlace, WINDOW_ELSEWHERE } from '#interviews/copilot-place.ts';
import { useSessions } from '#interviews/running-session.ts';
import { copilotOpenedHere } from '#listening/open-copilot.ts';
import { hasSound } from '#listening/share-screen.ts';
import { useSharedStream } from '#listening/use-shared-stream.ts';
import type { Material } from '#material/material.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { launchButtonState } from './launch-button-state.ts';
import { useLaunch } from './use-launch.ts';

interface LaunchStepProps {
  user: User;
  jobTitle: string;
  material: Material;
}

export function LaunchStep({ user, jobTitle, material }: LaunchStepProps) {
  const { trial: trials } = user;
  const { session, outdated, busy, error, blockedUrl, launch } = useLaunch(user.email, jobTitle, material);
  const { server } = useSessions();
  const share = useShare();
  const place = useCopilotPlace(session?.session_id);
  const resumable = session !== null;
  const isUnknown = trials <= 0 && !resumable && server === 'asking'; // it may be the last trial that runs
  const { label, obstacle } = launchButtonState({
    share,
    trials,
    resumable,
    windowOpen: place !== 'closed',
    busy: busy || isUnknown,
  });
  const isLoading = label === 'Loading...';
  const obstacleId = useId();
  const maySkipSound = share === 'silent' && place === 'closed' && label !== 'No Trials Remaining' && !busy;

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          variant="primary"
          size="lg"
          className="min-w-48"
          disabled={obstacle !== null && !isLoading}
          aria-disabled={isLoading || undefined} // not disabled: the focus stays
          aria-describedby={obstacle ? obstacleId : undefined}
          onClick={() => void (isLoading || launch())}
        >
          {label}
        </Button>
        {session !== null && place === 'here' && (
          <Button size="lg" onClick={() => copilotOpenedHere(session.session_id)?.focus()}>
            Show window
          </Button>
        )}
        {obstacle && (
          <p id={obstacleId} className="text-sm text-ink-soft">
            {place === 'elsewhere' ? WINDOW_ELSEWHERE : obstacle}
          </p>
        )}
        {session !== null && (
          <p className="text-sm text-ink-soft tabular-nums">
            Session expires at {timeOfDay(session.expires_at)}
          </p>
        )}
      </div>
      {maySkipSound && <WithoutSound verb={resumable ? 'Resume' : 'Launch'} onLaunch={launch} />}
      {outdated && (
        <p className="text-sm text-pretty text-ink-soft">
          This session goes on with what it knew when it began. What you have changed above counts for the
          next one.
        </p>
      )}
      {error !== null && <Alert tone="danger">{error}</Alert>}
      {session !== null && blockedUrl !== null && <BlockedPopUp url={blockedUrl} onRetry={launch} />}
    </div>
  );
}

function useShare(): 'none' | 'silent' | 'sound' {
  const stream = useSharedStream();
  if (stream === null) return 'none';
  return hasSound(stream) ? 'sound' : 'silent';
}

function WithoutSound({ verb, onLaunch }: { verb: 'Launch' | 'Resume'; onLaunch: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <Button variant="quiet" size="sm" className="-ml-3" onClick={onLaunch}>
        {verb} without sound
      </Button>
      You can only type questions then.
    </p>
  );
}

const timeOfDay = (instant: string): string =>
  new Date(instant).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
