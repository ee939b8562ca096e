import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Keyboard, MonitorX } from 'lucide-react';
import { stopSharing } from '#listening/share-screen.ts';
import { useSharedStream } from '#listening/shared-stream.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LevelMeter } from '#ui/level-meter.tsx';
import { Mark } from '#ui/mark.tsx';
import { SAID } from '#ui/said.tsx';
import { type ConnectionTone, connectionWords } from './connection-words.ts';
import type { CopilotSession } from './copilot-session.ts';
import type { ListeningState } from './listening-state.ts';
import { LanguageMenu } from './language-menu.tsx';
import { KeepOnTopButton } from './on-top/keep-on-top-button.tsx';

interface SessionBarProps {
  session: CopilotSession;
  listening: ListeningState;
  formatClock: (seconds: number) => string;
  readLevel: () => number;
  onChangeLanguage: (language: string) => void;
  onShowShortcuts: () => void;
  /** Which style is on, where answers have one. */
  style?: ReactNode;
}

/** What must be seen at any moment: whether it listens, whether it hears, how much time is left. */
export function SessionBar(props: SessionBarProps) {
  const { session, listening, formatClock, readLevel, onChangeLanguage, onShowShortcuts, style } = props;
  const { tone, words, kept } = connectionWords(session.phase, listening);
  return (
    <header className="flex h-14 shrink-0 items-center gap-3 max-sm:gap-2 border-b border-line bg-surface pr-2 pl-4 dense:h-11 short:h-10">
      <Mark size="size-6" className="max-sm:hidden" />
      <div className="flex min-w-0 flex-1 max-sm:flex-col sm:items-center sm:gap-3">
        <h1
          title={session.jobTitle}
          {...(session.jobTitle && SAID)}
          className="min-w-0 truncate text-sm font-semibold sm:flex-1"
        >
          {session.jobTitle || 'Interview copilot'}
        </h1>
        <div className="flex min-w-0 items-center gap-1.5 text-sm text-ink-soft max-sm:text-xs">
          <p role="status" className="flex min-w-0 items-center gap-2">
            <ToneDot tone={tone} />
            <span className="truncate">{words}</span>
          </p>
          {/* outside the status: no screen reader is to count along */}
          {kept !== undefined && <span className="shrink-0 tabular-nums">{kept}</span>}
        </div>
      </div>
      {/* the words say whether it listens, and need the room */}
      <LevelMeter
        read={readLevel}
        className={clsx('shrink-0 max-sm:gap-px', style ? 'max-[26rem]:hidden' : 'max-[22rem]:hidden')}
      />
      {style}
      <TimeRemaining secondsLeft={session.secondsLeft} formatClock={formatClock} />
      <StopSharingButton />
      {session.phase.name === 'listening' && (
        <LanguageMenu language={session.language} onChange={onChangeLanguage} />
      )}
      <KeepOnTopButton />
      <IconButton
        label="Keyboard shortcuts"
        onClick={({ currentTarget }) => {
          currentTarget.blur(); // or it had the focus again when the list is closed, and the next key
          onShowShortcuts();
        }}
      >
        <Keyboard aria-hidden className="size-4.5" />
      </IconButton>
    </header>
  );
}

/** For what was shared in this window: what the dashboard shares is stopped there. */
function StopSharingButton() {
  if (useSharedStream() === null) return null;
  return (
    <IconButton label="Stop sharing" onClick={stopSharing}>
      <MonitorX aria-hidden className="size-4.5" />
    </IconButton>
  );
}

function ToneDot({ tone }: { tone: ConnectionTone }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'size-2 shrink-0 rounded-full',
        tone === 'live' && 'bg-accent ring-4 ring-accent-wash',
        tone === 'waiting' && 'animate-pulse bg-accent',
        tone === 'off' && 'bg-edge',
      )}
    />
  );
}

const LAST_MINUTES_S = 120;

interface TimeRemainingProps {
  secondsLeft: number | null;
  formatClock: (seconds: number) => string;
}

function TimeRemaining({ secondsLeft, formatClock }: TimeRemainingProps) {
  const short = secondsLeft !== null && secondsLeft <= LAST_MINUTES_S;
  return (
    <p
      role="timer"
      aria-label="Time Remaining"
      className={clsx(
        'flex shrink-0 items-baseline gap-2 rounded-sm px-2.5 py-1 text-sm max-sm:px-1.5',
        short ? 'bg-danger-wash text-danger-ink' : 'text-ink-soft',
      )}
    >
      <span className="max-md:hidden">Time Remaining</span>
      <span className="font-semibold text-ink tabular-nums">
        {secondsLeft === null ? formatClock(0).replaceAll('0', '-') : formatClock(secondsLeft)}
      </span>
    </p>
  );
}
