import type { Material } from '../../server/src/coach/material.ts';

/** An invented person with a job that he applies for, and what he is asked, as the files of `candidates/` have it. */
export interface WrittenCandidate {
  /** The file's name: `baker`, `site-reliability`. */
  field: string;
  /** Weights may be tuned on `tuning`; whoever tunes does not look at `held-back`. */
  set: 'tuning' | 'held-back';
  /** Where the candidate worked or learned, as the material calls it: nothing else may be told as an employer. */
  employers: string[];
  /** As a user would paste it, within the wizard's limits: company, role, name 100 characters; the long texts 5000. */
  material: Omit<Material, 'settled' | 'settledJobs' | 'facts'>;
  questions: BenchQuestion[];
}

export interface BenchCandidate extends WrittenCandidate {
  material: Material;
}

export interface BenchQuestion {
  /** As an interviewer says it aloud, sometimes as a recogniser hears it: no commas, lower case, fillers. */
  ask: string;
  /** A follow-up is asked in the same conversation, right after the question above it in the list. */
  kind:
    | 'behavioural'
    | 'experience'
    | 'look-up'
    | 'introduction'
    | 'motivation'
    | 'strength'
    | 'weakness'
    | 'situational'
    | 'explanation'
    | 'design'
    | 'screening'
    | 'system design'
    | 'case'
    | 'hr'
    | 'hypothetical'
    | 'brain teaser'
    | 'logistics'
    | 'salary'
    | 'closing'
    | 'small-talk'
    | 'follow-up'
    | 'compound';
  /** Oblique: in words that the right episode hardly uses. */
  wording: 'plain' | 'oblique';
  /**
   * One list for each part of the question; any one of its marks is enough. A mark is a string of the material that
   * stands in one episode only, or words that a right answer without an episode holds. Compared without case.
   */
  right: string[][];
  /** Marks that make an answer wrong even if a right one is there: an opposite, another person's fact. */
  wrong?: string[];
}
