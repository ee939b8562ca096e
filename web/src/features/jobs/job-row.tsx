import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { Job } from '@pythia/contracts/jobs.ts';
import { dateInWords, daysInWords } from '#jobs/interview-time.ts';
import { STATUS_WORDS } from '#jobs/job-words.ts';
import { nextInterview } from '#jobs/next-interview.ts';
import { useNow } from '#jobs/use-now.ts';
import { jobPath } from '#paths.ts';
import { SAID } from '#ui/said.tsx';

export function JobRow({ job }: { job: Job }) {
  const now = useNow();
  const next = nextInterview(job, now);
  return (
    <li className="relative flex items-start gap-3 px-4 py-3.5 transition-colors hover:bg-hover sm:px-5">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
          <Link
            to={jobPath(job.id)}
            {...SAID}
            className="font-medium wrap-anywhere after:absolute after:inset-0"
          >
            {job.role}
          </Link>
          <span className="rounded-full px-2 text-xs leading-5 text-ink-soft inset-ring inset-ring-line-strong">
            {STATUS_WORDS[job.status]}
          </span>
        </p>
        <p {...SAID} className="text-sm wrap-anywhere text-ink-soft">
          {job.company}
        </p>
        {next !== null && (
          <p className="text-sm">
            Interview {daysInWords(next, now)}, {dateInWords(next)}
          </p>
        )}
      </div>
      {job.link !== '' && (
        <a
          href={job.link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Job posting of ${job.company}, in a new tab`}
          className="relative -my-1.5 grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:text-ink pointer-coarse:size-11"
        >
          <ExternalLink aria-hidden className="size-4.5" />
        </a>
      )}
    </li>
  );
}
