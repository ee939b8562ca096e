import { useQuery } from '@tanstack/react-query';
import type { SessionRetention } from '@pythia/contracts/accounts.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { keptFor } from '#interviews/kept-for.ts';
import { useRunningSessions } from '#interviews/running-session.ts';
import { NAMELESS } from '#interviews/session-words.ts';
import { newestSessions } from '#interviews/sessions-query.ts';
import type { StoredSession } from '#interviews/stored-session.ts';
import { useCopilotWindow } from '#interviews/use-copilot-window.ts';
import { copilotUrl, paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SAID } from '#ui/said.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function NewestSession({ retention }: { retention: SessionRetention }) {
  const { free: live } = useRunningSessions();
  const { data, isLoadingError } = useQuery(newestSessions);
  const newest = data?.sessions[0];
  const kept = keptFor(retention);
  return (
    <Card aria-labelledby="newest-session" className="grid content-start gap-3 p-5">
      <h2 id="newest-session" className="text-base font-semibold">
        {live ? 'Your interview, live' : 'Newest session'}
      </h2>
      {live ? (
        <RunningSession session={live} />
      ) : newest ? (
        <EndedSession session={newest} kept={kept} />
      ) : data ? (
        <NoneYet kept={kept} />
      ) : isLoadingError ? (
        <p className="text-sm text-pretty text-ink-soft">
          Your sessions cannot be loaded right now. We keep trying.
        </p>
      ) : (
        <Skeleton className="h-19" />
      )}
    </Card>
  );
}

function RunningSession({ session }: { session: StoredSession }) {
  const { label, go } = useCopilotWindow(session);
  return (
    <>
      <Description
        title={session.jobTitle}
        kind="free"
        when={`Started ${moment(session.created_at)}, and live now.`}
      />
      <div>
        <Button onClick={go}>{label}</Button>
      </div>
    </>
  );
}

function EndedSession({ session, kept }: { session: Interview; kept: string | null }) {
  const { id, title, job_title: jobTitle, created_at, expires_at, entries } = session;
  const kind = session.kind === 'practice' ? 'practice' : 'free';
  return (
    <>
      <Description
        title={title || jobTitle}
        kind={session.kind}
        when={`${moment(created_at)} to ${timeOfDay(expires_at)}. ${contents(entries, kept)}`}
      />
      <div>
        <a
          href={copilotUrl({ kind, id, jobTitle, expires_at })}
          target="_blank"
          rel="opener"
          className={buttonStyle('secondary', 'md')}
        >
          Read again
        </a>
      </div>
    </>
  );
}

const Description = ({ title, kind, when }: { title: string; kind: Interview['kind']; when: string }) => (
  <div className="grid gap-0.5">
    <p {...(title && SAID)} className="font-medium wrap-anywhere">
      {title || NAMELESS[kind]}
    </p>
    <p className="text-sm text-pretty text-ink-soft">{when}</p>
  </div>
);

function NoneYet({ kept }: { kept: string | null }) {
  return (
    <>
      <p className="text-sm text-pretty text-ink-soft">
        None yet.{' '}
        {kept === null
          ? 'Each session is deleted when it ends, as you chose in your settings.'
          : `After your first session, what was heard and answered appears here. It is kept ${kept}.`}
      </p>
      <div>
        <LinkButton to={paths.freeInterview}>Prepare your first</LinkButton>
      </div>
    </>
  );
}

function contents(entries: number, kept: string | null): string {
  if (entries === 0) return 'Nothing was heard or asked.';
  const count = entries === 1 ? 'One entry' : `${entries} entries`;
  return kept === null ? `${count}, to be deleted soon.` : `${count}, kept ${kept}.`;
}

const moment = (instant: string): string =>
  new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const timeOfDay = (instant: string): string =>
  new Date(instant).toLocaleTimeString(undefined, { timeStyle: 'short' });
