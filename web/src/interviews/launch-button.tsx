import { type ReactNode, useId } from 'react';
import { copilotOpenedHere } from '#listening/open-copilot.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { BlockedPopUp } from './blocked-pop-up.tsx';
import { WINDOW_ELSEWHERE } from './copilot-place.ts';
import type { LaunchButtonState } from './launch-button-state.ts';
import type { Launch } from './use-launch.ts';

interface LaunchButtonProps {
  launch: Launch;
  state: LaunchButtonState;
  variant: 'primary' | 'secondary';
  children?: ReactNode;
}

export function LaunchButton({
  launch: { session, place, launch },
  state,
  variant,
  children,
}: LaunchButtonProps) {
  const { label, obstacle } = state;
  const isWaiting = obstacle === '';
  const note = place === 'elsewhere' ? WINDOW_ELSEWHERE : obstacle;
  const noteId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button
        variant={variant}
        size="lg"
        className="min-w-48"
        disabled={obstacle !== null && !isWaiting}
        aria-disabled={isWaiting || undefined} // a disabled button would lose the focus
        aria-describedby={note ? noteId : undefined}
        onClick={() => void (isWaiting || launch())}
      >
        {label}
      </Button>
      {session !== null && place === 'here' && (
        <Button size="lg" onClick={() => copilotOpenedHere(session.id)?.focus()}>
          Show window
        </Button>
      )}
      {note && (
        <p id={noteId} className="text-sm text-ink-soft">
          {note}
        </p>
      )}
      {children}
    </div>
  );
}

export const LaunchTrouble = ({
  launch: { session, place, error, blockedUrl, launch },
}: {
  launch: Launch;
}) => (
  <>
    {error !== null && <Alert tone="danger">{error}</Alert>}
    {session !== null && blockedUrl !== null && place === 'closed' && (
      <BlockedPopUp url={blockedUrl} onRetry={launch} />
    )}
  </>
);
