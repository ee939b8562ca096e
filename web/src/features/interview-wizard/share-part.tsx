import { useId } from 'react';
import { MonitorUp, MonitorX } from 'lucide-react';
import { NoSoundHelp } from '#listening/no-sound-help.tsx';
import { hasSound, stopSharing, whyNoSharing } from '#listening/share-screen.ts';
import { ShareStatus } from '#listening/share-status.tsx';
import { useShareScreen } from '#listening/use-share-screen.ts';
import type { StreamLevel } from '#listening/use-stream-level.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/gives-focus-on.ts';

interface SharePartProps {
  stream: MediaStream | null;
  level: StreamLevel;
}

/** The button that shares, or shares something else, and what is shared. */
export function SharePart({ stream, level }: SharePartProps) {
  const { asking, error, share } = useShareScreen();
  const obstacle = whyNoSharing();
  const obstacleId = useId();
  return (
    <div role="group" aria-label="Sharing" tabIndex={-1} data-focus-after className="grid gap-3 outline-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          disabled={obstacle !== null}
          loading={asking}
          aria-describedby={obstacle === null ? undefined : obstacleId}
          onClick={() => void share()}
          icon={<MonitorUp aria-hidden className="size-4.5" />}
        >
          {stream === null ? 'Share Screen/Window' : 'Change Shared Window'}
        </Button>
        {stream !== null && (
          <Button
            variant="quiet"
            ref={givesFocusOn}
            onClick={stopSharing}
            icon={<MonitorX aria-hidden className="size-4.5" />}
          >
            Stop sharing
          </Button>
        )}
        <ShareStatus stream={stream} level={level} />
      </div>
      {obstacle !== null && (
        <Alert tone="warning">
          <span id={obstacleId}>{obstacle}</span>
        </Alert>
      )}
      {error !== null && <Alert tone="danger">{error}</Alert>}
      {stream === null && error === null && obstacle === null && (
        <p className="text-sm text-pretty text-ink-faint">
          Pick the tab of your call and tick <b className="font-medium text-ink-soft">Also share tab audio</b>
          . The picture is not used, only the sound. A reload of this page ends the sharing.
        </p>
      )}
      {stream !== null && !hasSound(stream) && (
        <NoSoundHelp asking={asking} onShareAgain={() => void share()} />
      )}
    </div>
  );
}
