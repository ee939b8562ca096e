import type { InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import type { JobDoubt } from '@pythia/contracts/job-doubts.ts';
import type { Place } from './candidate/candidate.ts';

/** A story as its user settled it: it counts above whatever a reading makes of the same sentences. */
export interface SettledStory {
  title: string;
  place: Place;
  text: string;
  /** The sentences of the résumé that it stands for, as they were read when it was settled: by them it is found again. */
  read: readonly string[];
  standing: 'told' | 'favourite' | 'hidden';
}

/** A job as its user settled it: it counts above whatever a reading makes of the same lines. */
export interface SettledJob {
  employer: string;
  title: string;
  from: string;
  to: string;
  isCurrent: boolean;
  /** The lines that it was read from when it was settled: by them it is found again. None: its user added it. */
  source: readonly string[];
  /** What is still to be asked. */
  doubts: readonly JobDoubt[];
  /** `none`: it is no job of theirs. */
  standing: 'held' | 'none';
}

/** What is known of the candidate and the job. Every part may be empty; `other` is text without a label. */
export interface Material {
  company: string;
  role: string;
  jobDescription: string;
  name: string;
  education: string;
  work: string;
  stories: readonly string[];
  /** Those that stand for nothing in this material are not told. */
  settled: readonly SettledStory[];
  /** Those that stand for nothing in this material are no jobs of it. */
  settledJobs: readonly SettledJob[];
  /** Said above what a reading of the other parts finds. */
  facts: InterviewFacts;
  other: string;
}

export const NO_MATERIAL: Material = {
  company: '',
  role: '',
  jobDescription: '',
  name: '',
  education: '',
  work: '',
  stories: [],
  settled: [],
  settledJobs: [],
  facts: {},
  other: '',
};
