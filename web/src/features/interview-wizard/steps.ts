import type { DurationChoice } from '@pythia/contracts/paid-interview.ts';

export const STEPS = [
  { number: 1, title: 'Select Job' },
  { number: 2, title: 'Personal Detail' },
  { number: 3, title: 'Connect Meeting' },
] as const;

export type WizardStep = (typeof STEPS)[number]['number'];

export interface WizardProgress {
  step: WizardStep;
  company: string;
  role: string;
  duration: DurationChoice | null;
  isShared: boolean;
}

export const isJobNamed = ({ company, role }: Pick<WizardProgress, 'company' | 'role'>): boolean =>
  company.trim() !== '' && role.trim() !== '';

/** Step 1 as long as no job is named. */
export const stepOf = (progress: WizardProgress): WizardStep => (isJobNamed(progress) ? progress.step : 1);

/** Only steps before the present one are complete, so going back clears the marks of later ones. */
export function isComplete(number: WizardStep, progress: WizardProgress): boolean {
  const step = stepOf(progress);
  if (number < step) return true;
  return number === 3 && step === 3 && progress.duration !== null && progress.isShared;
}

export function whyNotReady(progress: WizardProgress): string | null {
  if (stepOf(progress) < 3) return 'Complete the three steps first.';
  if (progress.duration === null) return 'Choose how long the session lasts.';
  return progress.isShared ? null : 'Share the tab your call is in.';
}
