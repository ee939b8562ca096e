import type { Candidate, Episode, Place, Said } from '#coach/candidate/candidate.ts';
import type { KnowledgeEntry } from '#coach/knowledge/fields.ts';
import type { Knowledge } from '#coach/knowledge/knowledge.ts';
import type { Shelf } from '#coach/documents/shelf.ts';
import type { Question } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import type { Told } from '#coach/stories/told.ts';

/** One question with what there is to answer it from. */
export interface Asking {
  candidate: Candidate;
  question: Question;
  /** What all that was asked with it means, where a sentence model has read it. */
  turn?: Float32Array | undefined;
  /** What was said to the parts before it. */
  before?: string;
  /** Best first. */
  found: readonly Found[];
  /** Of one of the questions that everybody is asked, what is found for its plain words. */
  foundPlainly?: readonly Found[] | undefined;
  told: Told;
  /** What may be said in general. */
  knowledge: Knowledge;
  /** The user's own documents. */
  documents?: Shelf | undefined;
  /** Words that may be spent. */
  budget: number;
  /** Where the sentence before is set, so that it is not named again. */
  at?: Place | undefined;
}

/** What is said to one question. */
export interface Spoken {
  /** A line for each beat. Empty where no answer is sure: stories to choose from are offered instead. */
  text: string;
  /** The episodes told in it, the most important first. */
  told: readonly Episode[];
  /** Whether it is a task that the coach cannot do. */
  needsModel?: boolean;
  /** Whether it is what comes nearest, or is said in general: another story may answer better. */
  isDoubtful?: boolean;
  /** Whether no story beside it answers better: what it leaves open only its reader knows. */
  isWithoutOffers?: boolean;
  /** What is explained in it in general. */
  entry?: KnowledgeEntry | undefined;
  /** Whether what was said to the part before answers it as well. */
  isAnswered?: boolean;
  /** The document of the user's own that it is from, as a label below the answer says it. */
  cited?: string;
  /** Where all of it is one story, that: in other forms its beats stand otherwise. */
  story?: Telling;
}

/** A story as it is told. */
export interface Telling {
  /** What leads to it; may be empty. */
  lead: string;
  /** In their order. */
  beats: readonly Said[];
}

export const NOT_SURE: Spoken = { text: '', told: [] };

/** Whether anything is known of the candidate at all. */
export const isKnown = ({ episodes, holdings, places }: Candidate): boolean =>
  episodes.length + holdings.length + places.length > 0;
