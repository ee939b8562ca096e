import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AnswerView } from '#answers/answer-view.tsx';
import { TranscriptView } from '#transcript/transcript-view.tsx';
import { Button } from '#ui/button.tsx';
import { openPlayback, type PlaybackState } from './playback.ts';
import { recordedSession } from './recorded-session.ts';
import sampleQuestion from './sample-question.webm?url';
import { DemoStage } from './demo-stage.tsx';

export function SamplePlayer() {
  const [playback] = useState(() =>
    openPlayback(recordedSession, new Audio(sampleQuestion), requestAnimationFrame),
  );
  const { phase, replay } = useSyncExternalStore(playback.subscribe, playback.state);
  useEffect(() => {
    playback.play();
    return playback.pause;
  }, [playback]);

  const playing = phase === 'playing';
  const Icon = playing ? Pause : Play;
  return (
    <DemoStage status={<span role="status">{STATUS[phase]}</span>}>
      <div className="grid min-h-0 flex-1 grid-rows-[9.5rem_1fr] sm:grid-cols-[2fr_3fr] sm:grid-rows-1">
        <section
          aria-label="Interviewer"
          className="flex min-h-0 flex-col border-line max-sm:border-b sm:border-r"
        >
          <TranscriptView
            transcript={replay.transcript}
            onToggle={keepAsRecorded}
            timeOf={clockTime}
            empty={<Hint>The question is about to be asked.</Hint>}
          />
        </section>
        <section aria-label="Answer" className="flex min-h-0 flex-col">
          {replay.exchange ? (
            <AnswerView exchange={replay.exchange} />
          ) : (
            <Hint>The answer appears here.</Hint>
          )}
        </section>
      </div>
      <div className="flex shrink-0 items-center gap-2 border-t border-line bg-surface px-3 py-2">
        <Button
          variant="quiet"
          size="sm"
          // the focus stays where the poster's button was
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onClick={playing ? playback.pause : playback.play}
          icon={<Icon aria-hidden className="size-4 fill-current" />}
        >
          {playing ? 'Pause' : 'Play'}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={playback.restart}
          icon={<RotateCcw aria-hidden className="size-4" />}
        >
          Replay
        </Button>
      </div>
    </DemoStage>
  );
}

const STATUS: Record<PlaybackState['phase'], string> = {
  playing: 'Playing',
  paused: 'Paused',
  ended: 'Finished',
};

const clockTime = (ms: number): string => `0:${String(Math.floor(ms / 1_000)).padStart(2, '0')}`;

const keepAsRecorded = (): void => {};

const Hint = ({ children }: { children: string }) => (
  <p className="px-3 py-2 text-ink-faint sm:px-5">{children}</p>
);
