import { Link } from 'react-router';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { sessionPath } from '#paths.ts';

/** Sessions of the paid area, each a link to where it is read. */
export function SessionList({ sessions }: { sessions: readonly Interview[] }) {
  if (sessions.length === 0) return null;
  return (
    <ul className="-mx-2 grid gap-0.5">
      {sessions.map((session) => (
        <li key={session.id}>
          <Link
            to={sessionPath(session.id)}
            className="grid gap-0.5 rounded-md px-2 py-1.5 text-sm transition-colors hover:bg-hover"
          >
            <span className="font-medium wrap-anywhere">{sessionName(session)}</span>
            <span className="text-ink-soft">
              {moment(session.created_at)}. {session.running ? 'Live now.' : contents(session.entries)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** As its user has named it, or what it was about. */
function sessionName({ title, job_title, company }: Interview): string {
  if (title !== '') return title;
  if (job_title !== '' && company !== '') return `${job_title} at ${company}`;
  return job_title || company || 'Interview without a job title';
}

function contents(entries: number): string {
  if (entries === 0) return 'Nothing was heard or asked.';
  return entries === 1 ? 'One entry.' : `${entries} entries.`;
}

const moment = (instant: string): string =>
  new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
