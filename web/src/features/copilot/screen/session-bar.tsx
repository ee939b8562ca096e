import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Keyboard, MonitorX } from 'lucide-react';
import { stopSharing } from '#listening/share-screen.ts';
import { useSharedStream } from '#listening/shared-stream.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LevelMeter } from '#ui/level-meter.tsx';
import { Mark } from '#ui/mark.tsx';
import { SAID } from '#ui/said.tsx';
import { type ConnectionTone, connectionWords } from '../sound/connection-words.ts';
import type { CopilotSession } from '../machine/copilot-session.ts';
import type { ListeningState } from '../sound/listening-state.ts';
import { LanguageMenu } from './language-menu.tsx';
import { KeepOnTopButton } from '../on-top/keep-on-top-button.tsx';

interface SessionBarProps {
  session: CopilotSession;
  listening: ListeningState;
  formatClock: (seconds: number) => string;
  readLevel: () => number;
  onChangeLanguage: (language: string) => void;
  onShowShortcuts: () => void;
  style?: ReactNode;
  ways?: ReactNode;
}

/** In the smallest window only listening, hearing and time left are shown. */
export function SessionBar(props: SessionBarProps) {
  const { session, listening, formatClock, readLevel, onChangeLanguage, onShowShortcuts, style, ways } =
    props;
  const { tone, words, kept } = connectionWords(session.phase, listening);
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-3 max-sm:gap-2 border-b border-line bg-surface pr-2 pl-4 dense:min-h-11 short:min-h-10 in-data-folded:max-sm:min-h-9 in-data-folded:max-sm:flex-wrap in-data-folded:max-sm:gap-x-1 in-data-folded:max-sm:gap-y-0 in-data-folded:max-sm:pr-1 in-data-folded:max-sm:pl-3">
      <Mark size="size-6" className="max-sm:hidden" />
      <div className="flex min-w-0 flex-1 max-sm:flex-col sm:items-center sm:gap-3 in-data-folded:max-sm:basis-16">
        <h1
          title={session.jobTitle}
          {...(session.jobTitle && SAID)}
          className="min-w-0 truncate text-sm font-semibold sm:flex-1 in-data-folded:max-sm:sr-only"
        >
          {session.jobTitle || 'Interview copilot'}
        </h1>
        <div className="flex min-w-0 items-center gap-1.5 text-sm text-ink-soft max-sm:text-xs">
          <p role="status" className="flex min-w-0 items-center gap-2">
            <ToneDot tone={tone} />
            <span className="truncate">{words}</span>
          </p>
          {/* outside `role="status"`, or screen readers would count along */}
          {kept !== undefined && <span className="shrink-0 tabular-nums">{kept}</span>}
        </div>
      </div>
      {/* hidden where words beside it need the room */}
      <LevelMeter
        read={readLevel}
        className={clsx(
          'shrink-0 max-sm:gap-px',
          style ? 'max-[26rem]:not-in-data-folded:hidden' : 'max-[22rem]:not-in-data-folded:hidden',
        )}
      />
      <div className={UNFOLDED}>{style}</div>
      <TimeRemaining secondsLeft={session.secondsLeft} formatClock={formatClock} />
      <div className={UNFOLDED}>
        <StopSharingButton />
        {session.phase.name === 'listening' && (
          <LanguageMenu language={session.language} onChange={onChangeLanguage} />
        )}
      </div>
      <KeepOnTopButton />
      <div className={UNFOLDED}>
        <IconButton
          label="Keyboard shortcuts"
          onClick={({ currentTarget }) => {
            currentTarget.blur(); // else the closed list would give the focus back, and the next key with it
            onShowShortcuts();
          }}
        >
          <Keyboard aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      {ways}
    </header>
  );
}

const UNFOLDED = 'contents in-data-folded:max-sm:hidden';

/** Shares of the dashboard are stopped in its window. */
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
