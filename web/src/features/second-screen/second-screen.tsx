import { MonitorSmartphone } from 'lucide-react';
import type { CSSProperties } from 'react';
import { AnswerSizeSteps } from '#answers/answer-size-steps.tsx';
import { AnswerView } from '#answers/answer-view.tsx';
import { useAnswerSize } from '#browser/size.ts';
import { useTheme } from '#browser/theme.ts';
import { newestItems, type Transcript } from '#transcript/transcript.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SaidBlock, SAID, SpokenLanguage } from '#ui/said.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { type SecondScreen, useSecondScreen } from './use-second-screen.ts';

export function SecondScreenView() {
  const { screen, tryAgain, signOutAndOpen } = useSecondScreen();
  return (
    <div className="flex h-dvh flex-col">
      <PageTitle>Second screen</PageTitle>
      {screen.name === 'reading' ? (
        <ReadingView {...screen} />
      ) : (
        <main className="grid min-h-0 flex-1 place-content-center overflow-y-auto">
          <h1 className="sr-only">Second screen</h1>
          {screen.name === 'opening' ? (
            <p role="status" className="flex items-center gap-3 text-ink-soft">
              <Spinner className="text-accent" />
              Opening
            </p>
          ) : (
            <KeptOut screen={screen} onTryAgain={tryAgain} onSignOut={signOutAndOpen} />
          )}
        </main>
      )}
      <Eyes />
    </div>
  );
}

interface KeptOutProps {
  screen: Extract<SecondScreen, { name: 'kept-out' | 'over' }>;
  onTryAgain: () => void;
  onSignOut: () => void;
}

function KeptOut({ screen, onTryAgain, onSignOut }: KeptOutProps) {
  const action = screen.name === 'kept-out' && (
    <Button variant="primary" onClick={screen.isOtherUser ? onSignOut : onTryAgain}>
      {screen.isOtherUser ? 'Sign out and open' : 'Try again'}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        icon={<MonitorSmartphone aria-hidden className="size-5" />}
        title="Nothing is read along here"
        action={action || undefined}
      >
        {screen.why}
      </EmptyState>
    </div>
  );
}

function ReadingView({
  session,
  transcript,
  exchanges,
  reaches,
}: Extract<SecondScreen, { name: 'reading' }>) {
  const exchange = exchanges.at(-1);
  return (
    <SpokenLanguage value={session.language}>
      <header className="flex shrink-0 items-baseline gap-3 border-b border-line bg-surface px-4 py-2">
        <h1 {...SAID} className="min-w-0 flex-1 truncate text-sm font-semibold">
          {session.job_title || 'Interview copilot'}
        </h1>
        <p role="status" className="shrink-0 text-xs text-ink-soft">
          {reaches ? 'Reading along' : 'Reconnecting…'}
        </p>
      </header>
      <main className="flex min-h-0 flex-1 flex-col">
        <section aria-label="Response" className="flex min-h-0 flex-1 flex-col bg-surface">
          {exchange ? (
            <AnswerView key={exchange.id} folded exchange={exchange} />
          ) : (
            <div className="grid min-h-0 flex-1 place-content-center overflow-y-auto">
              <EmptyState title="Answers appear here">
                What is asked in the copilot’s window is read here.
              </EmptyState>
            </div>
          )}
        </section>
        <NewestLines transcript={transcript} />
      </main>
    </SpokenLanguage>
  );
}

const MOST_LINES = 30;

function NewestLines({ transcript }: { transcript: Transcript }) {
  const { interim } = transcript;
  const size = useAnswerSize();
  const lines = newestItems(transcript, MOST_LINES);
  return (
    <section
      role="log"
      aria-label="Interviewer transcript"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0} // scrolled by keys
      className="flex max-h-[30dvh] shrink-0 flex-col-reverse overflow-y-auto border-t border-line px-4 py-2 outline-offset-[-2px]"
      style={{ '--answer-size': size / 100 } as CSSProperties}
    >
      <div className="grid gap-1 text-[calc(1rem*var(--answer-size))]">
        {lines.length === 0 && interim === '' && <p className="text-ink-soft">Nothing has been heard yet.</p>}
        {lines.map(({ key, text, channel }) => (
          <p key={key} dir="auto" className={channel === 'candidate' ? 'text-ink-faint' : undefined}>
            {channel === 'candidate' && <span className="sr-only">You: </span>}
            <SaidBlock>{text}</SaidBlock>
          </p>
        ))}
        {interim !== '' && (
          <p dir="auto" className="text-ink-faint">
            <SaidBlock>{interim}</SaidBlock>
          </p>
        )}
      </div>
    </section>
  );
}

function Eyes() {
  const [theme, chooseTheme] = useTheme();
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 border-t border-line bg-surface px-3 py-1">
      <AnswerSizeSteps />
      <ThemeSwitch value={theme} onChange={chooseTheme} />
    </footer>
  );
}
