import { BriefcaseBusiness, Plus } from 'lucide-react';
import { type Job, JOB_STATUSES } from '@pythia/contracts/jobs.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { STATUS_WORDS } from '#jobs/job-words.ts';
import { jobPath } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ALL_ACTIVE, filterJobs, type JobFilter } from './filter-jobs.ts';
import { JobRow } from './job-row.tsx';

interface JobListProps {
  jobs: readonly Job[];
  filter: JobFilter;
  onFilter: (filter: JobFilter) => void;
}

export function JobList({ jobs, filter, onFilter }: JobListProps) {
  const found = filterJobs(jobs, filter);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title="Jobs" lead="Where you have applied, and what comes next." />
        {jobs.length > 0 && <NewButton />}
      </div>
      {jobs.length > 0 && <Filters filter={filter} onFilter={onFilter} />}
      <p role="status" className="sr-only">
        {found.length === 1 ? 'One application' : `${found.length} applications`}
      </p>
      <Card>
        {found.length > 0 ? (
          <ul aria-label="Applications" className="divide-y divide-line">
            {found.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        ) : (
          <NothingFound isFirst={jobs.length === 0} filter={filter} onFilter={onFilter} />
        )}
      </Card>
    </>
  );
}

const NewButton = () => (
  <LinkButton variant="primary" to={jobPath('new')} icon={<Plus aria-hidden className="size-4.5" />}>
    New application
  </LinkButton>
);

type FilterProps = Pick<JobListProps, 'filter' | 'onFilter'>;

const STATUS_CHOICES = [
  { value: 'any' as const, label: 'Any status' },
  ...JOB_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
];
const PLACES = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
] as const;

function Filters({ filter, onFilter }: FilterProps) {
  return (
    <div role="search" className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-[1_1_14rem]">
        <TextInput
          type="search"
          aria-label="Search"
          placeholder="Company, role or a word from your notes"
          value={filter.search}
          maxLength={LIMITS.search}
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        />
      </div>
      <div className="min-w-32 flex-1 sm:max-w-40">
        <Select
          aria-label="Status"
          value={filter.status}
          onChange={(status) => onFilter({ ...filter, status })}
          options={STATUS_CHOICES}
        />
      </div>
      <Segmented
        label="Show"
        value={filter.archived ? 'archived' : 'active'}
        onChange={(place) => onFilter({ ...filter, archived: place === 'archived' })}
        options={PLACES}
      />
    </div>
  );
}

function NothingFound({ isFirst, filter, onFilter }: FilterProps & { isFirst: boolean }) {
  if (isFirst) {
    return (
      <EmptyState
        icon={<BriefcaseBusiness aria-hidden className="size-5" />}
        title="No applications yet"
        action={<NewButton />}
      >
        Add a job once, and every interview for it starts with what you know about it.
      </EmptyState>
    );
  }
  if (filter.search.trim() === '' && filter.status === 'any') {
    return filter.archived ? (
      <EmptyState title="Nothing is archived">Applications you archive are kept here.</EmptyState>
    ) : (
      <EmptyState title="All of your applications are archived" action={<NewButton />}>
        You find them under Archived.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No matching applications"
      action={
        <Button onClick={() => onFilter({ ...ALL_ACTIVE, archived: filter.archived })}>
          Clear the search
        </Button>
      }
    >
      Search for a company, a role or a word from your notes.
    </EmptyState>
  );
}
