import type { Job } from '@pythia/contracts/jobs.ts';
import type { DurationChoice } from '@pythia/contracts/paid-interview.ts';
import { type MaterialTexts, materialOf } from '#material/material.ts';
import { readMaterialDraft } from '#material/material-draft.ts';
import { changeMaterial } from '#material/remembering.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { useJobs } from '#jobs/jobs.ts';
import type { JobText } from '#jobs/posting/job-text.ts';
import type { WizardStep } from './steps.ts';
import { currentWizard, useWizardDraft } from './wizard-draft.ts';

export interface Setup {
  step: WizardStep;
  duration: DurationChoice | null;
  job: JobText;
  jobId: string | null;
  material: MaterialTexts;
  goTo: (step: WizardStep) => void;
  chooseDuration: (duration: DurationChoice) => void;
  writeJob: (job: JobText, jobId: string | null) => void;
  /** Does nothing if the fields have changed meanwhile. */
  linkJob: (saved: Pick<Job, 'id' | 'company' | 'role'>) => void;
  writeMaterial: (material: MaterialTexts) => void;
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
      // else the first letter of a role would show the step of another job
      write({ role: nextRole, jobId: nextId, step: 1 });
    },
    linkJob: ({ id, ...saved }) => {
      const [now, draft] = [readMaterialDraft(account), currentWizard(account)];
      if (now.company.trim() === saved.company && draft.role.trim() === saved.role) write({ jobId: id });
    },
    writeMaterial,
  };
}

/** Reads the draft first: it may have changed since rendering. */
export const writeJobWords = (account: string, words: Omit<JobText, 'role'>): void =>
  changeMaterial(account, materialOf({ ...readMaterialDraft(account), ...words }));

/**
 * Deleted applications cannot start a session.
 * @param jobs undefined: unknown
 */
export const ifKept = (jobId: string | null, jobs: readonly Pick<Job, 'id'>[] | undefined): string | null =>
  jobs === undefined || jobs.some(({ id }) => id === jobId) ? jobId : null;
