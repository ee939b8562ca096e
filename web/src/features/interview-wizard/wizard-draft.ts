import { useCallback, useMemo } from 'react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import type { DurationChoice } from '@pythia/contracts/paid-interview.ts';
import { readDraft, useDraft, writeDraft } from '#browser/draft.ts';
import { readJobTitle } from '#material/job-title.ts';
import type { WizardStep } from './steps.ts';

export interface WizardDraft {
  step: WizardStep;
  role: string;
  duration: DurationChoice | null;
  jobId: string | null;
}

const ONE_HOUR = 2;

const wizardDraft = (account: string): string => `wizard:${account}`;

export function useWizardDraft(account: string): [WizardDraft, (change: Partial<WizardDraft>) => void] {
  const name = wizardDraft(account);
  const [text] = useDraft(name);
  const draft = useMemo(() => wizardOf(text), [text]);
  const write = useCallback(
    (change: Partial<WizardDraft>) =>
      // reads the newest draft, as another part may have changed it
      writeDraft(name, JSON.stringify({ ...wizardOf(readDraft(name)), ...change })),
    [name],
  );
  return [draft, write];
}

export const currentWizard = (account: string): WizardDraft => wizardOf(readDraft(wizardDraft(account)));

/** A new draft begins with the last free session's job. */
const wizardOf = (text: string): WizardDraft =>
  text === ''
    ? { ...readWizardDraft(text), role: readJobTitle(), duration: ONE_HOUR }
    : readWizardDraft(text);

export function readWizardDraft(text: string): WizardDraft {
  const { step, role, duration, jobId } = parse(text);
  return {
    step: isOneToThree(step) ? step : 1,
    // databases refuse NUL
    role: typeof role === 'string' ? role.replaceAll('\0', '').slice(0, LIMITS.role) : '',
    duration: isOneToThree(duration) ? duration : null,
    jobId: typeof jobId === 'string' ? jobId : null,
  };
}

function parse(text: string): Partial<Record<keyof WizardDraft, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

const isOneToThree = (value: unknown): value is 1 | 2 | 3 => value === 1 || value === 2 || value === 3;
