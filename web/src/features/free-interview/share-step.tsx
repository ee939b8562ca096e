import { useId } from 'react';
import { MonitorUp, MonitorX } from 'lucide-react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { NoSoundHelp } from '#listening/no-sound-help.tsx';
import { ShareStatus } from '#listening/share-status.tsx';
import { hasSound, stopSharing, whyNoSharing } from '#listening/share-screen.ts';
import { useShareScreen } from '#listening/use-share-screen.ts';
import { useSharedStream } from '#listening/use-shared-stream.ts';
import { useSilence } from '#listening/use-silence.ts';
import { useStreamLevel } from '#listening/use-stream-level.ts';

/** The share button, the line that says what is shared, and the proof that its sound arrives. */
export function ShareStep() {
  const stream = useSharedStream();
  const level = useStreamLevel(stream);
  const { asking, error, share } = useShareScreen();
  const obstacle = whyNoSharing();
  const obstacleId = useId();
  const silent = stream !== null && !hasSound(stream);
  const isSilent = useSilence(stream, level);
  const shareAgain = () => {
    stopSharing();
    void share();
  };

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {stream === null ? (
          <Button
            disabled={obstacle !== null}
            aria-disabled={asking || undefined} // not disabled: the focus stays
            aria-busy={asking || undefined}
            aria-describedby={obstacle === null ? undefined : obstacleId}
            onClick={() => void (asking || share())}
            icon={asking ? <Spinner /> : <MonitorUp aria-hidden className="size-4.5" />}
          >
            Share Screen
          </Button>
        ) : (
          <Button onClick={stopSharing} icon={<MonitorX aria-hidden className="size-4.5" />}>
            Stop Sharing
          </Button>
        )}
        <ShareStatus stream={stream} level={level} />
      </div>
      {obstacle !== null && (
        <Alert tone="warning">
          <span id={obstacleId}>{obstacle}</span>
        </Alert>
      )}
      {stream === null && error === null && obstacle === null && (
        <p className="text-sm text-ink-faint">
          Pick the tab of your call and tick <b className="font-medium text-ink-soft">Also share tab audio</b>
          . The picture is not used, only the sound.
        </p>
      )}
      {stream !== null && !silent && (
        <p className="text-sm text-ink-faint">
          The bars move when sound arrives. Keep this tab open: closing or reloading it ends the sharing.
        </p>
      )}
      {error !== null && <Alert tone="danger">{error}</Alert>}
      {silent && <NoSoundHelp asking={asking} onShareAgain={shareAgain} />}
      {isSilent && (
        <p role="status" className="text-sm text-pretty text-ink-soft">
          Nothing has been heard since you shared. Is it the tab of your call, and is somebody speaking there?
        </p>
      )}
    </div>
  );
}
