import { type Ref, useState } from 'react';
import { useLastKnownUser } from '#account/current-user.ts';
import { tellFailure } from '#account/tell-failure.ts';
import { hoursMinutesAndSeconds, minutesAndSeconds } from '#interviews/countdown.ts';
import { endSession } from '#interviews/end-session.ts';
import { jobOf } from '#interviews/session-words.ts';
import type { StoredSession } from '#interviews/stored-session.ts';
import { useCopilotWindow } from '#interviews/use-copilot-window.ts';
import { useSecondsLeft } from '#interviews/use-seconds-left.ts';
import { Button } from '#ui/button.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import { SAID } from '#ui/said.tsx';

export function LiveBar({ session }: { session: StoredSession }) {
  const [asking, setAsking] = useState(false);
  const endButton = useFocusOnChange<HTMLButtonElement>(asking);

  return (
    <section
      aria-label="Running session"
      className="flex h-11 items-center gap-2 border-b border-accent-line bg-accent-wash px-4 text-sm text-accent-ink sm:px-8"
    >
      {asking ? (
        <ConfirmEnd sessionId={session.id} onKeep={() => setAsking(false)} />
      ) : (
        <Running session={session} endButton={endButton} onEnd={() => setAsking(true)} />
      )}
    </section>
  );
}

interface RunningProps {
  session: StoredSession;
  endButton: Ref<HTMLButtonElement>;
  onEnd: () => void;
}

function Running({ session, endButton, onEnd }: RunningProps) {
  const secondsLeft = useSecondsLeft(session.expires_at);
  const { label, go } = useCopilotWindow(session);
  return (
    <>
      <p className="flex min-w-0 flex-1 items-center gap-2">
        <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent" />
        <span className="font-semibold">Live</span>
        <span role="timer" aria-label="Time left" className="tabular-nums">
          {session.kind === 'paid' ? hoursMinutesAndSeconds(secondsLeft) : minutesAndSeconds(secondsLeft)}
        </span>
        <span {...SAID} className="truncate max-sm:hidden">
          {jobOf(session)}
        </span>
      </p>
      <Button size="sm" onClick={go}>
        {label}
      </Button>
      <Button size="sm" variant="quiet" ref={endButton} onClick={onEnd}>
        End
      </Button>
    </>
  );
}

function ConfirmEnd({ sessionId, onKeep }: { sessionId: string; onKeep: () => void }) {
  const [ending, setEnding] = useState(false);
  const goesAtOnce = useLastKnownUser().data?.session_retention === 'none';

  const end = async () => {
    setEnding(true);
    try {
      await endSession(sessionId);
    } catch (failure) {
      setEnding(false);
      tellFailure(failure, 'The session could not be ended.');
    }
  };

  return (
    <div role="group" aria-labelledby="end-session" className="flex min-w-0 flex-1 items-center gap-2">
      <p id="end-session" className="min-w-0 flex-1 max-sm:text-xs">
        End now?{' '}
        {goesAtOnce ? 'It will then be deleted, as you chose.' : 'What was heard and answered is kept.'}
      </p>
      <Button size="sm" variant="danger" loading={ending} onClick={() => void end()}>
        End
      </Button>
      <Button
        size="sm"
        ref={takesFocus}
        onClick={onKeep}
        onKeyDown={({ key }) => key === 'Escape' && onKeep()}
      >
        Keep going
      </Button>
    </div>
  );
}
