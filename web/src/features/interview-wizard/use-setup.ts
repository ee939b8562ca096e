import type { Job } from '@pythia/contracts/jobs.ts';
import type { DurationChoice } from '@pythia/contracts/paid-interview.ts';
import { type Material, materialOf } from '#material/material.ts';
import { readMaterialDraft } from '#material/material-draft.ts';
import { changeMaterial } from '#material/remembering.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { useJobs } from '#jobs/jobs.ts';
import type { JobText } from '#jobs/posting/job-text.ts';
import type { WizardStep } from './steps.ts';
import { currentWizard, useWizardDraft } from './wizard-draft.ts';

/** Everything that is entered for an interview, and the ways to change it. */
export interface Setup {
  step: WizardStep;
  duration: DurationChoice | null;
  job: JobText;
  /** The application whose company and role these are. */
  jobId: string | null;
  material: Material;
  goTo: (step: WizardStep) => void;
  chooseDuration: (duration: DurationChoice) => void;
  writeJob: (job: JobText, jobId: string | null) => void;
  /** The job is this application from now on, unless it has become another one while that was saved. */
  linkJob: (saved: Pick<Job, 'id' | 'company' | 'role'>) => void;
  writeMaterial: (material: Material) => void;
}

export function useSetup(account: string): Setup {
  const [{ step, role, duration, jobId: chosenJobId }, write] = useWizardDraft(account);
  const { data: jobs } = useJobs();
  const [material, writeMaterial] = useMaterialDraft(account);
  return {
    step,
    duration,
    job: { company: material.company, role, jobDescription: material.jobDescription },
    jobId: ifKept(chosenJobId, jobs),
    material,
    goTo: (next) => write({ step: next }),
    chooseDuration: (next) => write({ duration: next }),
    writeJob: ({ role: nextRole, ...words }, nextId) => {
      writeJobWords(account, words);
      write({ role: nextRole, jobId: nextId, step: 1 }); // or its first letter would lead to the step of a job before
    },
    linkJob: ({ id, ...saved }) => {
      const [now, draft] = [readMaterialDraft(account), currentWizard(account)];
      if (now.company.trim() === saved.company && draft.role.trim() === saved.role) write({ jobId: id });
    },
    writeMaterial,
  };
}

/** Beside what the draft says of the candidate by then: it may have come since the page was rendered. */
export const writeJobWords = (account: string, words: Omit<JobText, 'role'>): void =>
  changeMaterial(account, materialOf({ ...readMaterialDraft(account), ...words }));

/**
 * An application may be deleted, here or in another window, after it was chosen; no session could be started for it.
 * @param jobs undefined: not known yet
 */
export const ifKept = (jobId: string | null, jobs: readonly Pick<Job, 'id'>[] | undefined): string | null =>
  jobs === undefined || jobs.some(({ id }) => id === jobId) ? jobId : null;
