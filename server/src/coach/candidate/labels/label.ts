/** What a line of a résumé is; a line may be several, `2019 – 2021 Baker, Harbour Bakery` dates, role and employer. */
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
  /** It goes on from the line before in mid-sentence. */
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
  /** Of the page: its number, a rule, a running head. */
  | 'furniture';

/** What is said of a job above what was done there. */
export type JobPart = 'employer' | 'role' | 'place' | 'dates';

export const JOB_PARTS: ReadonlySet<string> = new Set<JobPart>(['employer', 'role', 'place', 'dates']);

/** What a line of a text was read as. */
export interface LineLabels {
  /** Its place among the text's rows. */
  row: number;
  /** In no order. */
  labels: readonly Label[];
  /** How probable the least certain of them is, from 0 to 1. */
  certainty: number;
  /** Those of them that are hardly more probable than not; none where that is missing. */
  doubtful?: readonly Label[];
  /** What each of its words is, where the line is of a job's header. */
  parts?: readonly (JobPart | 'other')[];
}
