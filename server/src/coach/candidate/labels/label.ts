/** Several may hold: `2019 – 2021 Baker, Harbour Bakery` is dates, role and employer. */
export type Label =
  | 'name'
  | 'contact'
  | 'heading'
  | 'objective'
  | 'employer'
  | 'role'
  | 'place'
  | 'dates'
  | 'bullet'
  | 'prose'
  | 'wrapped'
  | 'skill'
  | 'education'
  | 'qualification'
  | 'award'
  | 'publication'
  | 'language'
  | 'interest'
  | 'availability'
  | 'reference'
  /** Page number, rule, running head. */
  | 'furniture';

export type JobPart = 'employer' | 'role' | 'place' | 'dates';

export const JOB_PARTS: ReadonlySet<string> = new Set<JobPart>(['employer', 'role', 'place', 'dates']);

export interface LineLabels {
  row: number;
  labels: readonly Label[];
  /** Probability of the least certain label, 0 to 1. */
  certainty: number;
  /** Labels hardly more probable than not; missing: none. */
  doubtful?: readonly Label[];
  parts?: readonly (JobPart | 'other')[];
}
