import { site } from '#site.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { MonitorUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { copilots } from '#listening/copilot-presence.ts';
import { whyNoSharing } from '#listening/share-screen.ts';
import { sharedStream } from '#listening/shared-stream.ts';
import { useShareScreen } from '#listening/use-share-screen.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import type { ListeningState, Speech } from './listening-state.ts';

interface SoundNoticeProps {
  sessionId: string;
  listening: ListeningState;
  hasStream: () => boolean;
  onShared: (stream: MediaStream) => void;
  onResume: () => void;
  onListenHere: () => void;
}

export function SoundNotice({
  sessionId,
  listening,
  hasStream,
  onShared,
  onResume,
  onListenHere,
}: SoundNoticeProps) {
  const { sound, trouble, speech, needsGesture, soundless } = listening;
  if (sound.state === 'elsewhere') {
    return (
      <ReadingAlong
        sessionId={sessionId}
        isConnected={sound.isConnected}
        hasStream={hasStream}
        onListenHere={onListenHere}
      />
    );
  }
  if (sound.state === 'lost') return <NothingShared why={sound.why} onShared={onShared} />;
  if (trouble !== null && !needsGesture) {
    return (
      <Alert tone="warning" title={trouble}>
        {site.name} reconnects by itself. What is said in the meantime is kept, up to two minutes.
      </Alert>
    );
  }
  if (speech.state === 'unavailable') {
    return (
      <Alert tone="warning" title="Live transcription is unavailable">
        {speech.detail} Typed questions still work.
      </Alert>
    );
  }
  if (speech.state === 'preparing') return <Preparing speech={speech} />;
  if (needsGesture) {
    return (
      <Alert
        tone="info"
        title="Your browser is blocking the sound"
        action={
          <Button size="sm" onClick={onResume}>
            Start listening
          </Button>
        }
      >
        Any click or key in this window starts it.
      </Alert>
    );
  }
  if (soundless) return <Alert tone="warning" title={MESSAGES.noSoundYet} />;
  return null;
}

interface ReadingAlongProps {
  sessionId: string;
  isConnected: boolean;
  hasStream: () => boolean;
  onListenHere: () => void;
}

/** A window of this browser answers within this time; others are another device's. */
const ANSWERS_WITHIN_MS = 2_000;

function ReadingAlong({ sessionId, isConnected, hasStream, onListenHere }: ReadingAlongProps) {
  const { asking, error, share } = useShareScreen();
  useEffect(() => copilots.watch(), []);
  const isOpen = useStore(copilots.open, (open) => open.has(sessionId));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isGone = wasOpen && !isOpen;
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElsewhere(true), ANSWERS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  const listenHere = async () => {
    if (hasStream() || (await share())) onListenHere();
  };
  const canListen = hasStream() || whyNoSharing() === null;
  return (
    <Alert
      tone={isGone || !isConnected ? 'warning' : 'info'}
      title={titleOf({ isGone, isOpen, isElsewhere, isConnected })}
      action={
        canListen && (
          <Button size="sm" loading={asking} onClick={() => void listenHere()}>
            Listen here
          </Button>
        )
      }
    >
      {isGone || !isConnected
        ? 'Nothing is being heard at the moment.'
        : 'What is heard and answered there appears here too.'}
      {error !== null && <ShareError error={error} />}
    </Alert>
  );
}

interface OtherListener {
  isGone: boolean;
  isOpen: boolean;
  isElsewhere: boolean;
  isConnected: boolean;
}

function titleOf(listener: OtherListener): string {
  if (listener.isGone) return 'The window that was listening has closed';
  if (!listener.isConnected) return 'The window that was listening has lost its connection';
  if (listener.isOpen) return 'Another window of this browser is listening';
  return listener.isElsewhere ? 'Another device or browser is listening' : 'Another window is listening';
}

function NothingShared({ why, onShared }: { why: string; onShared: (stream: MediaStream) => void }) {
  const { asking, error, share } = useShareScreen();
  const obstacle = whyNoSharing();

  const shareAgain = async () => {
    const stream = (await share()) ? sharedStream() : null;
    if (stream) onShared(stream);
  };

  if (why === MESSAGES.audioNotLoaded) return <NotLoaded />;
  if (obstacle !== null) {
    return (
      <Alert tone="warning" title={why}>
        {obstacle} Typed questions still work here.
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      title={why}
      action={
        <Button
          size="sm"
          loading={asking}
          onClick={() => void shareAgain()}
          icon={<MonitorUp aria-hidden className="size-4" />}
        >
          Share again
        </Button>
      }
    >
      {adviceFor(why)}
      {error !== null && <ShareError error={error} />}
    </Alert>
  );
}

const ShareError = ({ error }: { error: string }) => (
  <p role="alert" className="mt-1.5 font-medium text-danger-ink">
    {error}
  </p>
);

function NotLoaded() {
  return (
    <Alert
      tone="warning"
      title={MESSAGES.audioNotLoaded}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      Reload this window. Your lines and answers are kept.
    </Alert>
  );
}

function adviceFor(why: string): string {
  switch (why) {
    case MESSAGES.noAudioTrack:
      return 'Choose the tab your call is in and switch on “Also share tab audio”.';
    case MESSAGES.no16kHz:
      return 'A current version of Chrome or Edge can. You can still type questions here.';
    case MESSAGES.missingSetup:
    case MESSAGES.microphoneRequired: // sharing has no microphone: the tab's sound is meant
      return 'Nothing is shared with this window. The dashboard may have been closed or reloaded.';
    default:
      return 'Share the tab your call is in, here or on the dashboard. Your lines and answers are kept.';
  }
}

function Preparing({ speech }: { speech: Speech }) {
  return (
    <Alert tone="info" title="Speech recognition is getting ready">
      <Progress label={speech.detail} value={speech.progress} />
    </Alert>
  );
}
