import { useId } from 'react';
import { BlockedPopUp } from '#interviews/blocked-pop-up.tsx';
import { WINDOW_ELSEWHERE } from '#interviews/copilot-place.ts';
import { livePaid } from '#interviews/live-session.ts';
import { parseExpiry } from '#interviews/countdown.ts';
import type { StoredPaidSession } from '#interviews/stored-paid-session.ts';
import { copilotOpenedHere } from '#listening/open-copilot.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { launchButtonState } from './launch-button-state.ts';
import { LaunchSummary } from './launch-summary.tsx';
import type { useLaunch } from './use-launch.ts';
import type { Setup } from '../use-setup.ts';

interface LaunchPartProps {
  setup: Setup;
  launch: ReturnType<typeof useLaunch>;
  /** Why nothing new may be launched; null when it may. */
  obstacle: string | null;
}

/** The button that ends the wizard, and what is to be known before it is pressed. */
export function LaunchPart({ setup, obstacle, launch: launching }: LaunchPartProps) {
  const { session, place, error, blockedUrl, launch, start } = launching;
  const { label, disabled } = launchButtonState({
    launching: launching.launching,
    resumable: session !== null,
    windowOpen: place !== 'closed',
    obstacle,
  });
  const obstacleId = useId();
  const note = place === 'elsewhere' ? WINDOW_ELSEWHERE : session === null && disabled ? obstacle : null;
  const isWaiting = disabled && label !== 'Launch Pythia'; // was pressed, and keeps the focus
  return (
    <div className="grid gap-3">
      {session === null && !disabled && <LaunchSummary setup={setup} />}
      {session !== null && <SessionLine session={session} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          variant={disabled ? 'secondary' : 'primary'}
          size="lg"
          className="min-w-48"
          disabled={disabled && !isWaiting}
          aria-disabled={isWaiting || undefined}
          aria-describedby={note === null ? undefined : obstacleId}
          onClick={() => void (isWaiting || launch())}
        >
          {label}
        </Button>
        {session !== null && place === 'here' && (
          <Button size="lg" onClick={() => copilotOpenedHere(session.thread_id)?.focus()}>
            Show window
          </Button>
        )}
        {note !== null && (
          <p id={obstacleId} className="text-sm text-ink-soft">
            {note}
          </p>
        )}
      </div>
      {session !== null && obstacle === null && (
        <StartAnother isStarting={launching.launching} onStart={() => void start()} />
      )}
      {error !== null && <Alert tone="danger">{error}</Alert>}
      {session !== null && blockedUrl !== null && <BlockedPopUp url={blockedUrl} onRetry={launch} />}
    </div>
  );
}

function SessionLine({ session }: { session: StoredPaidSession }) {
  const { name } = livePaid(session);
  const until = new Date(parseExpiry(session.expires_at)).toLocaleTimeString(undefined, {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <p className="text-sm text-ink-soft tabular-nums wrap-anywhere">
      {name === '' ? 'Your session' : name} runs until {until}, with what it knew when it began.
    </p>
  );
}

function StartAnother({ isStarting, onStart }: { isStarting: boolean; onStart: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <Button variant="quiet" size="sm" className="-ml-3" loading={isStarting} onClick={onStart}>
        Start a new session instead
      </Button>
      The one that runs ends then.
    </p>
  );
}
