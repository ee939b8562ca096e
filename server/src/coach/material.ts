import type { InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import type { JobDoubt } from '@pythia/contracts/job-doubts.ts';
import type { Place } from './candidate/candidate.ts';

/** Takes precedence over what is read of the same sentences. */
export interface StoryAsSettled {
  title: string;
  place: Place;
  text: string;
  /** Résumé sentences as read when settled; they find the story again. */
  read: readonly string[];
  standing: 'told' | 'favourite' | 'hidden';
}

export interface JobAsSettled extends Pick<Place, 'employer' | 'title' | 'from' | 'to' | 'isCurrent'> {
  /** Lines as read when settled; they find the job again. Empty: added by the user. */
  source: readonly string[];
  doubts: readonly JobDoubt[];
  /** `none`: no job of theirs. */
  standing: 'held' | 'none';
}

/** Every part may be empty; `other` is unlabelled text. */
export interface Material {
  company: string;
  role: string;
  jobDescription: string;
  name: string;
  education: string;
  work: string;
  stories: readonly string[];
  /** Entries without their sentences in this material are ignored. */
  settled: readonly StoryAsSettled[];
  settledJobs: readonly JobAsSettled[];
  /** Takes precedence over what the other parts say. */
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
