import { useQuery } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { writeResumeSummary } from '@pythia/contracts/resume-summary.ts';
import { ChangedMaterial } from '#interviews/changed-material.tsx';
import { LaunchButton, LaunchTrouble } from '#interviews/launch-button.tsx';
import { launchButtonState } from '#interviews/launch-button-state.ts';
import { newestSessions } from '#interviews/sessions-query.ts';
import { endsAt } from '#interviews/session-words.ts';
import { useLaunch } from '#interviews/use-launch.ts';
import { hasSound } from '#listening/share-screen.ts';
import { useSharedStream } from '#listening/shared-stream.ts';
import { isBlank, type MaterialTexts } from '#material/material.ts';
import { rememberNow } from '#material/remembering.ts';
import { Button } from '#ui/button.tsx';
import { startFreeInterview, whyNotFree } from './start-session.ts';

interface LaunchStepProps {
  user: User;
  jobTitle: string;
  material: MaterialTexts;
}

const NOTHING_SHARED = 'Share your screen first.';
const NO_SOUND = 'Nothing would be transcribed: what you share has no sound.';

export function LaunchStep({ user: { email, trial: trials }, jobTitle, material }: LaunchStepProps) {
  const summary = isBlank(material) ? '' : writeResumeSummary({ ...material, role: jobTitle });
  const { revalidate } = useRevalidator();
  const launch = useLaunch({
    kind: 'free',
    email,
    begin: () => {
      rememberNow(email);
      // the number of trials changed
      return startFreeInterview(email, jobTitle.trim(), summary).finally(() => void revalidate());
    },
    whyNotBegun: whyNotFree,
  });
  const { session, place } = launch;
  const { isPending } = useQuery(newestSessions);
  const stream = useSharedStream();
  // the last trial may be the running session's: unknown until that is read
  const isUnknown = trials <= 0 && session === null && isPending;
  const state = launchButtonState('free', {
    busy: launch.busy || isUnknown,
    resumable: session !== null,
    windowOpen: place !== 'closed',
    trials,
    missing: stream === null ? NOTHING_SHARED : hasSound(stream) ? null : NO_SOUND,
  });

  return (
    <div className="grid gap-3">
      <LaunchButton launch={launch} state={state} variant="primary">
        {session !== null && (
          <p className="text-sm text-ink-soft tabular-nums">Session expires at {endsAt(session)}</p>
        )}
      </LaunchButton>
      {state.obstacle === NO_SOUND && (
        <WithoutSound verb={session === null ? 'Launch' : 'Resume'} onLaunch={launch.launch} />
      )}
      {session !== null && <ChangedMaterial key={session.id} session={session} summary={summary} />}
      <LaunchTrouble launch={launch} />
    </div>
  );
}

function WithoutSound({ verb, onLaunch }: { verb: 'Launch' | 'Resume'; onLaunch: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <Button variant="quiet" size="sm" className="-ml-3" onClick={onLaunch}>
        {verb} without sound
      </Button>
      You will only be able to type questions.
    </p>
  );
}
