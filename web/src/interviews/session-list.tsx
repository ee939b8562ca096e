import { Link } from 'react-router';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { sessionPath } from '#paths.ts';
import { SAID } from '#ui/said.tsx';
import { describeSession, NAMELESS } from './session-words.ts';

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
            <span {...SAID} className="font-medium wrap-anywhere">
              {sessionName(session)}
            </span>
            <span className="text-ink-soft">
              {describeSession(session)}
              {session.running && ' · live now'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function sessionName({ title, job_title, company, kind }: Interview): string {
  if (title !== '') return title;
  if (job_title !== '' && company !== '') return `${job_title} at ${company}`;
  return job_title || company || NAMELESS[kind];
}
