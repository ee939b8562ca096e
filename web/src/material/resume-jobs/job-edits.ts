import { LIMITS } from '@pythia/contracts/limits.ts';
import type { JobDoubt } from '@pythia/contracts/job-doubts.ts';
import { type ReadJob, type SettledJob, sizeOfJob } from '@pythia/contracts/settled-jobs.ts';

type Jobs = readonly ReadJob[];
type Edit = (jobs: Jobs) => ReadJob[];

/** All jobs of this résumé, and as many of other résumés as fit. */
export function settledOf(jobs: Jobs): SettledJob[] {
  const kept: SettledJob[] = [];
  let room: number = LIMITS.settledJobsText;
  for (const job of jobs.filter((one) => one.is_settled)) {
    const { employer, role, from, to, is_current, source, doubts, standing } = job;
    room -= sizeOfJob(job);
    if (!job.is_found && (room < 0 || kept.length === LIMITS.settledJobs)) break;
    kept.push({ employer, role, from, to, is_current, source, doubts, standing });
  }
  return kept;
}

export const keptJobs = (jobs: Jobs): ReadJob[] =>
  jobs.filter((job) => job.is_found && job.standing === 'held');

export const jobsLeftOut = (jobs: Jobs): ReadJob[] =>
  jobs.filter((job) => job.is_found && job.standing === 'none');

export const questionsOn = (jobs: Jobs): { job: ReadJob; doubt: JobDoubt }[] =>
  keptJobs(jobs).flatMap((job) => job.doubts.map((doubt) => ({ job, doubt })));

export const editJob =
  (job: ReadJob, changes: Partial<SettledJob>, settled?: JobDoubt): Edit =>
  (jobs) =>
    jobs.map((one) =>
      one === job
        ? {
            ...one,
            ...changes,
            doubts: one.doubts.filter((doubt) => doubt !== settled),
            is_settled: true,
          }
        : one,
    );

const UNKNOWN: Record<JobDoubt, Partial<SettledJob>> = {
  employer: { employer: '' },
  role: { role: '' },
  dates: { from: '', to: '', is_current: false },
};

export const answerDoubt = (job: ReadJob, doubt: JobDoubt, isRight: boolean): Edit =>
  editJob(job, isRight ? {} : UNKNOWN[doubt], doubt);

export const NEW_RESUME_JOB: ReadJob = {
  employer: '',
  role: '',
  from: '',
  to: '',
  is_current: false,
  source: [],
  doubts: [],
  standing: 'held',
  is_settled: true,
  is_found: true,
  lines: [],
};

export const addJob =
  (parts: Partial<SettledJob>): Edit =>
  (jobs) => {
    const others = jobs.findIndex((job) => !job.is_found);
    return jobs.toSpliced(others < 0 ? jobs.length : others, 0, { ...NEW_RESUME_JOB, ...parts });
  };

/** Read jobs stay as rejected; added ones go. */
export const removeJob = (job: ReadJob): Edit =>
  isAdded(job) ? (jobs) => jobs.filter((one) => one !== job) : editJob(job, { standing: 'none' });

export const settleAll: Edit = (jobs) => jobs.map((job) => ({ ...job, is_settled: true }));

export const isAdded = ({ source }: ReadJob): boolean => source.length === 0;

const PRESENT = /^(?:present|now|today|current|currently|ongoing|to date|till date)$/i;

export const jobEnd = ({ to, is_current: isCurrent }: SettledJob): string => (isCurrent ? 'present' : to);
export const withEnd = (typed: string): Pick<SettledJob, 'to' | 'is_current'> =>
  PRESENT.test(typed) ? { to: '', is_current: true } : { to: typed, is_current: false };

/** "2019 – present", or the one known date. */
export const jobDates = (job: SettledJob): string => [job.from, jobEnd(job)].filter(Boolean).join(' – ');

export const nameOfJob = ({ role, employer }: SettledJob): string =>
  [role, employer].filter(Boolean).join(', ');

export const inDoubt = (job: ReadJob, doubt: JobDoubt): string =>
  doubt === 'dates' ? jobDates(job) : job[doubt];
