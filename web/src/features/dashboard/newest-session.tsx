import type { Interview } from '@pythia/contracts/interviews.ts';
import { useSessions } from '#interviews/running-session.ts';
import type { StoredFreeSession } from '#interviews/stored-free-session.ts';
import { useCopilotWindow } from '#interviews/use-copilot-window.ts';
import { freeCopilotUrl } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The session that runs, or the one that was started last, and the way to its window. */
export function NewestSession() {
  const { running, newest, server } = useSessions();
  return (
    <Card aria-labelledby="newest-session" className="grid min-h-44 content-start gap-3 p-5">
      <h2 id="newest-session" className="text-base font-semibold">
        {running ? 'Running session' : 'Newest session'}
      </h2>
      {running ? (
        <RunningSession session={running} />
      ) : newest ? (
        <EndedSession session={newest} />
      ) : (
        <NoSession server={server} />
      )}
    </Card>
  );
}

function RunningSession({ session }: { session: StoredFreeSession }) {
  const { label, go } = useCopilotWindow(session);
  return (
    <>
      <Description title={session.jobTitle} when={`Started ${moment(session.created_at)}, and live now.`} />
      <div>
        <Button onClick={go}>{label}</Button>
      </div>
    </>
  );
}

function EndedSession({ session }: { session: Interview }) {
  const { id: session_id, job_title: jobTitle, created_at, expires_at } = session;
  return (
    <>
      <Description
        title={jobTitle}
        when={`${moment(created_at)} to ${timeOfDay(expires_at)}. It is kept for a year, unless we have set another time.`}
      />
      <div>
        <a
          href={freeCopilotUrl({ session_id, jobTitle, expires_at })}
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

const Description = ({ title, when }: { title: string; when: string }) => (
  <div className="grid gap-0.5">
    <p className="font-medium wrap-anywhere">{title || 'Interview without a job title'}</p>
    <p className="text-sm text-pretty text-ink-soft">{when}</p>
  </div>
);

function NoSession({ server }: { server: 'asking' | 'told' | 'failed' }) {
  if (server === 'asking') return <Skeleton className="h-16" />;
  return (
    <p className="text-sm text-pretty text-ink-soft">
      {server === 'failed'
        ? 'Your sessions cannot be read at the moment. They are asked for again by themselves.'
        : 'None yet. After your first one you can read here again what was heard and answered.'}
    </p>
  );
}

const moment = (instant: string): string =>
  new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const timeOfDay = (instant: string): string =>
  new Date(instant).toLocaleTimeString(undefined, { timeStyle: 'short' });
