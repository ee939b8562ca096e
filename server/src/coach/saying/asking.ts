import type { Candidate, Episode, Place, Said } from '#coach/candidate/candidate.ts';
import type { KnowledgeEntry } from '#coach/knowledge/fields.ts';
import type { Knowledge } from '#coach/knowledge/knowledge.ts';
import type { Shelf } from '#coach/documents/shelf.ts';
import type { StoryKinds } from '#coach/meaning/story-kinds.ts';
import type { Question } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import type { Told } from '#coach/stories/told.ts';

export interface Asking {
  candidate: Candidate;
  question: Question;
  /** Vector of the whole turn, if read. */
  turn?: Float32Array | undefined;
  /** Answers to the question's parts before this one. */
  before?: string;
  found: readonly Found[];
  kinds?: StoryKinds | undefined;
  told: Told;
  knowledge: Knowledge;
  documents?: Shelf | undefined;
  isRemark?: boolean;
  /** Words. */
  budget: number;
  /** Place of the sentence before, not to be named again. */
  at?: Place | undefined;
}

export interface Spoken {
  /** One line a beat; empty where unsure: stories are offered to choose from. */
  text: string;
  told: readonly Episode[];
  /** A task beyond the coach. */
  needsModel?: boolean;
  /** Nearest or general: another story may answer better. */
  isDoubtful?: boolean;
  /** No other story answers better: only its reader knows the gap. */
  isWithoutOffers?: boolean;
  entry?: KnowledgeEntry | undefined;
  /** The part before is answered by the same words. */
  isAnswered?: boolean;
  cited?: string;
  /** Where all of it is one story: other forms arrange its beats otherwise. */
  story?: Telling;
}

export interface Telling {
  lead: string;
  beats: readonly Said[];
}

export const NOT_SURE: Spoken = { text: '', told: [] };

export const isKnown = ({ episodes, holdings, places }: Candidate): boolean =>
  episodes.length + holdings.length + places.length > 0;
