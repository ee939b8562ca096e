import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceFor } from '#api/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { educationIn } from '../education-lines.ts';
import type { MaterialTexts } from '../material.ts';
import { PART_LABELS } from '../missing.ts';
import { keptJobs, questionsOn, settleAll } from './job-edits.ts';
import { JobsTable } from './jobs-table.tsx';
import { ReadLines } from './read-lines.tsx';
import { type ChangeJobs, changesOfJobs, resumeJobs, type ShownJobs } from './resume-jobs.ts';
import { usePaused } from './use-paused.ts';

export interface ResumeCheckProps {
  material: MaterialTexts;
  /** Set for a file just read. */
  told: {
    fileName: string;
    missing: readonly string[];
    onUndo: () => void;
  } | null;
}

/** Folded once the user has checked everything. */
export function ResumeCheck({ material, told }: ResumeCheckProps) {
  const read = usePaused(material, told?.fileName ?? (isBlank(material) && 'nothing'));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...resumeJobs(read),
    placeholderData: keepPreviousData,
  });
  const jobs = data ? (
    <div inert={isPlaceholderData}>
      <Jobs shown={data} onChange={changesOfJobs(read)} />
    </div>
  ) : error ? (
    <LoadError title="Your jobs could not be read." onRetry={refetch}>
      {sentenceFor(error, 'The server is not responding.')}
    </LoadError>
  ) : (
    <Reading />
  );
  const content = (
    <div className="grid gap-4">
      {jobs}
      <dl className="grid gap-x-4 gap-y-2 @md:grid-cols-[6rem_minmax(0,1fr)]">
        <ReadLines
          label={PART_LABELS.name}
          lines={material.name.trim() === '' ? [] : [material.name.trim()]}
        />
        <ReadLines label={PART_LABELS.education} {...educationIn(material.education)} />
      </dl>
      <p className="text-ink-soft">Correct your name and education in the fields below.</p>
    </div>
  );
  return (
    <section
      aria-label="What was read"
      className="@container rounded-md p-4 text-sm inset-ring inset-ring-line"
    >
      {told ? (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="font-medium wrap-anywhere">
              Read from {told.fileName}. Is this right?
            </p>
            <Button size="sm" ref={givesFocusOn} onClick={told.onUndo}>
              Undo
            </Button>
          </div>
          {content}
          {told.missing.length > 0 && <Alert tone="warning">{told.missing.join(' ')}</Alert>}
        </div>
      ) : (
        <Fold
          key={data ? 'read' : 'reading'}
          label="What was read from your résumé"
          note={noteOn(data, error !== null)}
          isOpen={data !== undefined && !isSure(data)}
        >
          {content}
        </Fold>
      )}
    </section>
  );
}

interface JobsProps {
  shown: ShownJobs;
  onChange: ChangeJobs;
}

function Jobs({ shown, onChange }: JobsProps): ReactNode {
  const asked = questionsOn(shown.jobs).length;
  const held = keptJobs(shown.jobs);
  return (
    <div className="grid gap-3 outline-none" tabIndex={-1} data-focus-after>
      {!isChecked(shown) && (
        <Alert
          tone="info"
          title="Read without the language model: please check each line."
          action={
            held.length > 0 && asked === 0 ? (
              <Button
                size="sm"
                onClick={() => void onChange(settleAll, 'Your jobs are right as they stand.')}
              >
                All of it is right
              </Button>
            ) : undefined
          }
        />
      )}
      {asked > 0 && <p className="font-semibold">{asked === 1 ? '1 question' : `${asked} questions`}</p>}
      <JobsTable jobs={shown.jobs} onChange={onChange} />
    </div>
  );
}

const isChecked = (shown: ShownJobs): boolean => {
  const held = keptJobs(shown.jobs);
  return shown.is_sure || (held.length > 0 && held.every((job) => job.is_settled));
};

const isSure = (shown: ShownJobs): boolean => isChecked(shown) && questionsOn(shown.jobs).length === 0;

function noteOn(shown: ShownJobs | undefined, isFailed: boolean): string {
  if (!shown) return isFailed ? 'Your jobs could not be read' : 'Reading your résumé…';
  const jobs = keptJobs(shown.jobs).length;
  const asked = questionsOn(shown.jobs).length;
  const count = jobs === 1 ? '1 job' : `${jobs} jobs`;
  if (asked > 0) return `${count}, ${asked === 1 ? '1 question' : `${asked} questions`}`;
  return isChecked(shown) ? count : `${count}, to be checked`;
}

const isBlank = ({ name, education, work }: MaterialTexts): boolean =>
  (name + education + work).trim() === '';

const Reading = () => (
  <div className="grid gap-2">
    <p role="status" className="text-ink-soft">
      Reading your résumé…
    </p>
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
  </div>
);
