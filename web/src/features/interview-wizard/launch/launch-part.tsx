import { ChangedMaterial } from '#interviews/changed-material.tsx';
import { LaunchButton, LaunchTrouble } from '#interviews/launch-button.tsx';
import { launchButtonState } from '#interviews/launch-button-state.ts';
import { endsAt, jobOf } from '#interviews/session-words.ts';
import type { StoredSession } from '#interviews/stored-session.ts';
import type { Launch } from '#interviews/use-launch.ts';
import { Button } from '#ui/button.tsx';
import type { Setup } from '../use-setup.ts';
import { LaunchSummary } from './launch-summary.tsx';
import { summaryOf } from './start-session.ts';

interface LaunchPartProps {
  setup: Setup;
  launch: Launch;
  obstacle: string | null;
}

export function LaunchPart({ setup, obstacle, launch }: LaunchPartProps) {
  const { session, place, busy, start } = launch;
  const state = launchButtonState('paid', {
    busy,
    resumable: session !== null,
    windowOpen: place !== 'closed',
    missing: session === null ? obstacle : null, // resuming needs neither sharing nor fields
  });
  const mayPress = state.obstacle === null;
  return (
    <div className="grid gap-3">
      {session === null && mayPress && <LaunchSummary setup={setup} />}
      {session !== null && <SessionLine session={session} />}
      {session !== null && isSameJob(session, setup) && (
        <ChangedMaterial key={session.id} session={session} summary={summaryOf(setup)} />
      )}
      <LaunchButton launch={launch} state={state} variant={mayPress ? 'primary' : 'secondary'} />
      {session !== null && obstacle === null && (
        <StartAnother isStarting={busy} onStart={() => void start()} />
      )}
      <LaunchTrouble launch={launch} />
    </div>
  );
}

const isSameJob = ({ jobTitle, company }: StoredSession, { job }: Setup): boolean =>
  jobTitle === job.role.trim() && company === job.company.trim();

const SessionLine = ({ session }: { session: StoredSession }) => (
  <p className="text-sm text-ink-soft tabular-nums wrap-anywhere">
    {jobOf(session) || 'Your session'} runs until {endsAt(session)}.
  </p>
);

function StartAnother({ isStarting, onStart }: { isStarting: boolean; onStart: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <Button variant="quiet" size="sm" className="-ml-3" loading={isStarting} onClick={onStart}>
        Start a new session instead
      </Button>
      This ends the one that is running.
    </p>
  );
}
