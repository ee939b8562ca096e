import type { User } from '@pythia/contracts/accounts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { BlockedPopUp } from './blocked-pop-up.tsx';
import { launchButtonState } from './launch-button-state.ts';
import { useLaunch } from './use-launch.ts';
import { whyNoSharing } from '#listening/share-screen.ts';
import { useSharedStream } from '#listening/use-shared-stream.ts';

export function LaunchStep({ user, jobTitle }: { user: User; jobTitle: string }) {
  const { trial: trials } = user;
  const sharing = useSharedStream() !== null;
  const { session, busy, error, blockedUrl, launch } = useLaunch(user.email, jobTitle);
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
      {error !== null && <Alert tone="danger">{error}</Alert>}
      {session !== null && blockedUrl !== null && <BlockedPopUp url={blockedUrl} onRetry={launch} />}
    </div>
  );
}

const timeOfDay = (instant: string): string =>
  new Date(instant).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
