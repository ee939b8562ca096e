import type { User } from '@pythia/contracts/accounts.ts';
import type { Material } from '#material/material.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { BlockedPopUp } from './blocked-pop-up.tsx';
import { launchButtonState } from './launch-button-state.ts';
import { useLaunch } from './use-launch.ts';
import { whyNoSharing } from '#listening/share-screen.ts';
import { useSharedStream } from '#listening/use-shared-stream.ts';

interface LaunchStepProps {
  user: User;
  jobTitle: string;
  material: Material;
}

export function LaunchStep({ user, jobTitle, material }: LaunchStepProps) {
  const { trial: trials } = user;
  const sharing = useSharedStream() !== null;
  const { session, outdated, busy, error, blockedUrl, launch } = useLaunch(user.email, jobTitle, material);
  const button = launchButtonState({ sharing, trials, resumable: session !== null, busy });

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="primary" size="lg" className="min-w-48" disabled={!button.enabled} onClick={launch}>
          {button.label}
        </Button>
        {session !== null && (
          <p className="text-sm text-ink-soft tabular-nums">
            Session expires at {timeOfDay(session.expires_at)}
          </p>
        )}
        {session === null && !sharing && trials > 0 && whyNoSharing() === null && (
          <p className="text-sm text-ink-faint">Share your screen first.</p>
        )}
      </div>
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

const timeOfDay = (instant: string): string =>
  new Date(instant).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
