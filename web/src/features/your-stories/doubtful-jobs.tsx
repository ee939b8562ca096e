import type { JobDoubt } from '@pythia/contracts/job-doubts.ts';
import type { ReadJob } from '@pythia/contracts/settled-jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import type { MaterialTexts } from '#material/material.ts';
import { answerDoubt, jobDates, inDoubt, nameOfJob, questionsOn } from '#material/resume-jobs/job-edits.ts';
import { type ChangeJobs, changesOfJobs, resumeJobs } from '#material/resume-jobs/resume-jobs.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SAID } from '#ui/said.tsx';

export function DoubtfulJobs({ material }: { material: MaterialTexts }) {
  const { data } = useQuery(resumeJobs(material));
  const onChange = changesOfJobs(material);
  const asked = questionsOn(data?.jobs ?? []);
  if (asked.length === 0) return null;
  return (
    <Card aria-labelledby="doubtful-jobs" tabIndex={-1} data-focus-after className="outline-none">
      <h2 id="doubtful-jobs" className="border-b border-line px-5 py-3 text-sm font-semibold">
        {asked.length === 1 ? 'One question first' : `${asked.length} questions first`}
      </h2>
      <ul className="divide-y divide-line">
        {asked.map(({ job, doubt }) => (
          <Question key={`${doubt} ${job.source.join('\n')}`} job={job} doubt={doubt} onChange={onChange} />
        ))}
      </ul>
    </Card>
  );
}

const ASKED: Record<JobDoubt, { before: string; behind: string; yes: string; no: string; wrong: string }> = {
  employer: {
    before: 'Did you work for',
    behind: '?',
    yes: 'Yes, my employer',
    no: 'No, not an employer',
    wrong: 'is no employer of yours.',
  },
  role: {
    before: 'Is',
    behind: ' a job title of yours?',
    yes: 'Yes, my job title',
    no: 'No, not a job title',
    wrong: 'is no job title of yours.',
  },
  dates: {
    before: 'Is',
    behind: ' when you were there?',
    yes: 'Yes, my dates',
    no: 'No, not my dates',
    wrong: 'is not when you were there.',
  },
};

function Question({ job, doubt, onChange }: { job: ReadJob; doubt: JobDoubt; onChange: ChangeJobs }) {
  const text = inDoubt(job, doubt);
  const { before, behind, yes, no, wrong } = ASKED[doubt];
  const rest = [nameOfJob({ ...job, ...(doubt !== 'dates' && { [doubt]: '' }) })]
    .concat(doubt === 'dates' ? [] : jobDates(job))
    .filter(Boolean)
    .join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
      <div className="flex min-w-0 flex-[1_1_16rem] gap-3">
        <CircleHelp aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-medium wrap-anywhere">
            {before} “<bdi lang="">{text}</bdi>”{behind}
          </p>
          {rest !== '' && (
            <p {...SAID} className="text-sm wrap-anywhere text-ink-soft">
              {rest}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void onChange(answerDoubt(job, doubt, true), `“${text}” is right.`)}>
          {yes}
        </Button>
        <Button size="sm" onClick={() => void onChange(answerDoubt(job, doubt, false), `“${text}” ${wrong}`)}>
          {no}
        </Button>
      </div>
    </li>
  );
}
