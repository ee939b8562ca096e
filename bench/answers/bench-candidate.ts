import type { Material } from '../../server/src/coach/material.ts';

/** Contents of a file of `candidates/`. */
export interface WrittenCandidate {
  /** File name: `baker`, `site-reliability`. */
  field: string;
  /** Tune on `tuning`; never look at `held-back`. */
  set: 'tuning' | 'held-back';
  /** The only employers that may be told. */
  employers: string[];
  /** Pasted text within the wizard's limits: company, role, name 100 characters; texts 5000. */
  material: Omit<Material, 'settled' | 'settledJobs' | 'facts'>;
  questions: BenchQuestion[];
}

export interface BenchCandidate extends WrittenCandidate {
  material: Material;
}

export interface BenchQuestion {
  /** Spoken or recognised words: no commas, lower case, fillers. */
  ask: string;
  /** A follow-up shares the conversation of the question above it. */
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
  /** `oblique`: hardly in the episode's words. */
  wording: 'plain' | 'oblique';
  /**
   * A list for each part; one mark suffices. A mark stands in one episode only, or in a right answer without
   * one. Any case.
   */
  right: string[][];
  /** Marks of a wrong answer, whatever else it says. */
  wrong?: string[];
}
