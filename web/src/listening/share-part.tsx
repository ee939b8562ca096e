import { MonitorUp, MonitorX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { LiveKind } from '@pythia/contracts/interviews.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { NoSoundHelp } from './no-sound-help.tsx';
import { hasSound, stopSharing, whyNoSharing } from './share-screen.ts';
import { ShareStatus } from './share-status.tsx';
import { useShareScreen } from './use-share-screen.ts';
import type { StreamLevel } from './use-stream-level.ts';

interface SharePartProps {
  kind: LiveKind;
  stream: MediaStream | null;
  level: StreamLevel;
  children?: ReactNode;
}

/** The specification's words: a paid session's share can be changed, too. */
const WORDS = {
  free: { share: 'Share Screen', change: null, stop: 'Stop Sharing', until: '' },
  paid: {
    share: 'Share Screen/Window',
    change: 'Change Shared Window',
    stop: 'Stop sharing',
    until: ' Reloading this page stops the sharing.',
  },
} as const;

export function SharePart({ kind, stream, level, children }: SharePartProps) {
  const { asking, error, share } = useShareScreen();
  const obstacle = whyNoSharing();
  const obstacleId = useId();
  const words = WORDS[kind];
  const stop = {
    onClick: stopSharing,
    icon: <MonitorX aria-hidden className="size-4.5" />,
    children: words.stop,
  };
  return (
    <div role="group" aria-label="Sharing" tabIndex={-1} data-focus-after className="grid gap-3 outline-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {stream !== null && words.change === null ? (
          <Button {...stop} />
        ) : (
          <Button
            disabled={obstacle !== null}
            loading={asking}
            aria-describedby={obstacle === null ? undefined : obstacleId}
            onClick={() => void share()}
            icon={<MonitorUp aria-hidden className="size-4.5" />}
          >
            {stream === null ? words.share : words.change}
          </Button>
        )}
        {stream !== null && words.change !== null && <Button variant="quiet" ref={givesFocusOn} {...stop} />}
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
          Pick the tab your call is in and tick{' '}
          <b className="font-medium text-ink-soft">Also share tab audio</b>. A window carries no sound in
          Chrome or Edge, so open your meeting in the browser. The picture is not used, only the sound.
          {words.until}
        </p>
      )}
      {stream !== null && !hasSound(stream) && (
        <NoSoundHelp asking={asking} onShareAgain={() => void share()} />
      )}
      {children}
    </div>
  );
}
