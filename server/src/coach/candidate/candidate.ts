import type { InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import type { JobDoubt } from '@pythia/contracts/job-doubts.ts';
import type { Token } from '#coach/language/read-text.ts';
import type { Beat } from './beats/beat.ts';
import type { Stage } from './beats/stage-label.ts';

/** Named in an opener, never told as an achievement. */
export interface Place {
  /** All strings: empty where the material is silent. */
  employer: string;
  title: string;
  /** As written: `2019`, `March 2021`. */
  from: string;
  to: string;
  isCurrent: boolean;
  /** The employer may be a town, department or product: not said until the user confirms it. */
  isDoubtful?: boolean;
  doubts?: readonly JobDoubt[];
  source?: readonly string[];
}

export interface Said extends Beat {
  tokens: readonly Token[];
  part: Stage;
}

/** What belongs together when told. */
export interface Episode {
  id: number;
  /** The user's, or the first words; ≤ about 60 characters, not unique. */
  title: string;
  isFavourite: boolean;
  isReworded: boolean;
  source: 'work' | 'education' | 'story' | 'other';
  place: Place;
  /** Above its section: `WAY OF WORKING`. */
  heading?: string | undefined;
  /** Never empty. */
  sentences: readonly Said[];
  numbers: readonly string[];
  names: readonly string[];
}

/** Had rather than done: an entry of a list. */
export interface Holding {
  kind: 'skill' | 'language' | 'certificate' | 'degree' | 'award' | 'interest' | 'availability';
  text: string;
  tokens: readonly Token[];
}

export interface Gap {
  from: string;
  to: string;
  reason: string;
}

/** The employer's words, never the candidate's experience. */
export interface Posting {
  company: string;
  role: string;
  statements: readonly { text: string; tokens: readonly Token[] }[];
}

export interface Candidate {
  name: string;
  episodes: readonly Episode[];
  holdings: readonly Holding[];
  places: readonly Place[];
  gaps: readonly Gap[];
  job: Posting;
  facts: InterviewFacts;
  /** Lemmas and lower-case words of the candidate's material, without the job's. */
  words: ReadonlySet<string>;
}
