import type { FactMatter } from '@pythia/contracts/fact-matters.ts';
import type { Review } from '@pythia/contracts/review.ts';
import type { AnswerToReview } from '#review/read-answer.ts';
import type { DocumentPart } from './documents.ts';
import type { Library } from './library.ts';
import type { Material } from './material.ts';
import type { Experience } from './saying/experiences.ts';
import type { Answer } from './saying/say-answer.ts';
import type { StoryDescription } from './shaping/describe-story.ts';
import type { ListedJobs } from './shaping/list-jobs.ts';
import type { ListedStory } from './shaping/list-stories.ts';
import type { Brief, Wanted } from './thread/brief.ts';
import type { About, Asked, Conversation } from './thread/task.ts';

/**
 * The coach, away from the event loop. All but `of` are pure: the same question gives the same answer, once the
 * meaning of what it is answered from was read.
 */
export interface CoachThread {
  /** For a user, who takes turns with the others. */
  of(userId: string): Coach;
  /** Whether it has begun, where it is to begin at once: until then every answer waits for it. */
  isReady(): boolean;
  /** Whether the sentence model that it was given turned out not to be there: things are found by their words alone. */
  isByWords(): boolean;
  close(): Promise<void>;
}

/** @throws AppError `unavailable` from its calls when too many wait; Error when one hangs, or when the thread has died */
export interface Coach {
  /** Reads the candidate, and what their stories mean, so that the first question finds that done. */
  read(material: Material): Promise<void>;
  /** Makes a library ready, so that the first question finds that done. */
  openLibrary(library: Library): Promise<void>;
  /** Makes the user's own documents ready to be searched, unless they are. What opens another version calls it off. */
  openDocuments(version: string, read: ReadDocuments): Promise<void>;
  /** Resolves when what is being read of any user's documents for what they mean is read. */
  learned(): Promise<void>;
  /** Takes them out of memory, also those that are being opened. */
  forgetDocuments(): Promise<void>;
  /** Terms of the library that a recogniser should expect, those first that are hardest to hear. */
  terms(about: About): Promise<string[]>;
  /** The ids of the fields of general knowledge that a material shows. */
  fieldsShown(material: Material): Promise<string[]>;
  /** The ids of the entries of general knowledge that a search finds as it is typed, the best first. */
  findEntries(search: string, count: number): Promise<string[]>;
  /** A spoken answer to the last turn. */
  answer(asked: Asked): Promise<Answer>;
  /** That, and what else the last turn may be answered from. */
  brief(asked: Asked, wanted?: Partial<Wanted>): Promise<Brief>;
  /** What the candidate can tell, for a language model. */
  experiences(material: Material): Promise<Experience[]>;
  /** The chat without a language model. */
  converse(about: Conversation): Promise<string>;
  /** The user's notes in the order of a good story, with their gaps marked. */
  shapeStory(notes: string): Promise<string>;
  /** A title for a story, and the competencies that it shows, the surest first. */
  describeStory(text: string): Promise<StoryDescription>;
  /** The facts of which a material says nothing. */
  silentOn(material: Material): Promise<FactMatter[]>;
  /** What is to be said of an answer that somebody gave. */
  review(given: AnswerToReview & { material: Material }): Promise<Review>;
  /** What a material tells, story by story, with what was settled laid over it. */
  listStories(material: Material): Promise<ListedStory[]>;
  /** The jobs that a candidate's material names, with what was settled laid over them, to be checked. */
  listJobs(material: Material): Promise<ListedJobs>;
}

/** All parts of a user's documents. */
export type ReadDocuments = () => Promise<readonly DocumentPart[]>;
