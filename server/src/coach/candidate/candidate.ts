import type { InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import type { JobDoubt } from '@pythia/contracts/job-doubts.ts';
import type { Token } from '#coach/language/read-text.ts';
import type { Beat } from './beats/beat.ts';

/** Where something was done. Read from a résumé's header lines; named in an opener, never told as an achievement. */
export interface Place {
  /** Empty where the material is silent, like all of these. */
  employer: string;
  title: string;
  /** As written: `2019`, `March 2021`. */
  from: string;
  to: string;
  isCurrent: boolean;
  /** The employer may be a town, a department or a product: its user is asked, and until then it is not said. */
  isDoubtful?: boolean;
  /** All that its user is asked about, where that is more than the employer. */
  doubts?: readonly JobDoubt[];
  /** The lines that it was read from, in their order. */
  source?: readonly string[];
}

/** A line of a story as the candidate wrote it. */
export interface Said extends Beat {
  tokens: readonly Token[];
  /** What it does for a story. */
  part: 'scene' | 'task' | 'action' | 'outcome' | 'lesson';
}

/** One thing that the candidate did: what belongs together when it is told. */
export interface Episode {
  /** Its index among the candidate's episodes. */
  id: number;
  /** As its user calls it, or its first words: at most some 60 characters, and not always of its own. */
  title: string;
  /** Its user tells it best. */
  isFavourite: boolean;
  /** Its user has put it into other words than the material's. */
  isReworded: boolean;
  source: 'work' | 'education' | 'story' | 'other';
  place: Place;
  /** In the order in which they were written; never empty. */
  sentences: readonly Said[];
  /** As written: `37%`, `12`, `€2.1 million`. */
  numbers: readonly string[];
  /** Proper names of people, places and products, technologies among them, as written. */
  names: readonly string[];
}

/** Something that the candidate has rather than did: an entry of a list. */
export interface Holding {
  kind: 'skill' | 'language' | 'certificate' | 'degree' | 'award' | 'interest' | 'availability';
  /** As written: `French (C1)`, `AWS Solutions Architect, 2023`. */
  text: string;
  tokens: readonly Token[];
}

/** Time between jobs and studies, of which somebody may be asked. */
export interface Gap {
  /** As written: `March 2019`. */
  from: string;
  /** Empty where it goes on. */
  to: string;
  /** In the candidate's own words; empty where none is written. */
  reason: string;
}

/** What the employer says about the job. Never the candidate's experience. */
export interface Job {
  company: string;
  role: string;
  statements: readonly { text: string; tokens: readonly Token[] }[];
}

/** All that is known of a candidate, read once for a session. */
export interface Candidate {
  name: string;
  episodes: readonly Episode[];
  holdings: readonly Holding[];
  /** Jobs held, in the order in which they were written. */
  places: readonly Place[];
  /** Time without a job, in no order. */
  gaps: readonly Gap[];
  job: Job;
  /** As they were answered in preparation. */
  facts: InterviewFacts;
  /** Every lemma and every word in lower case of the candidate's own material, job facts not among them. */
  words: ReadonlySet<string>;
}
