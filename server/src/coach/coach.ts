import type { FactMatter } from '@pythia/contracts/fact-matters.ts';
import type { Review } from '@pythia/contracts/review.ts';
import type { AnswerToReview } from '#review/read-answer.ts';
import type { DocumentPart } from './documents.ts';
import type { Library } from './library.ts';
import type { Material } from './material.ts';
import type { Experience } from './saying/experiences.ts';
import type { Answer } from './saying/say-answer.ts';
import type { StoryDescription } from './shaping/story-description.ts';
import type { ListedJobs } from './shaping/listed-jobs.ts';
import type { ListedStory } from './shaping/listed-stories.ts';
import type { Brief, Wanted } from './thread/brief.ts';
import type { About, Asked, Dialogue } from './thread/task.ts';

/**
 * Runs the coaches of all users in a thread of its own. A coach whose texts are read gives the same answer to
 * the same question.
 */
export interface CoachThread {
  /** A user's calls take turns with other users'. */
  of(userId: string): Coach;
  /** False while an eager start lasts; answers wait for it. */
  isReady(): boolean;
  /** True where the given sentence model is missing: things are found by words alone. */
  isByWords(): boolean;
  close(): Promise<void>;
}

/** @throws AppError `unavailable` when too many calls wait; Error when one hangs or the thread dies */
export interface Coach {
  read(material: Material): Promise<void>;
  openLibrary(library: Library): Promise<void>;
  /** Another version calls it off. */
  openDocuments(version: string, read: ReadDocuments): Promise<void>;
  /** Resolves when vectors of all opened documents are read; for tests. */
  learned(): Promise<void>;
  forgetDocuments(): Promise<void>;
  /** Terms for the recogniser, hardest to hear first. */
  terms(about: About): Promise<string[]>;
  /** Field ids. */
  fieldsShown(material: Material): Promise<string[]>;
  /** Entry ids for half-typed words, best first. */
  findEntries(search: string, count: number): Promise<string[]>;
  answer(asked: Asked): Promise<Answer>;
  brief(asked: Asked, wanted?: Partial<Wanted>): Promise<Brief>;
  experiences(material: Material): Promise<Experience[]>;
  converse(about: Dialogue): Promise<string>;
  shapeStory(notes: string): Promise<string>;
  describeStory(text: string): Promise<StoryDescription>;
  silentOn(material: Material): Promise<FactMatter[]>;
  review(given: AnswerToReview & { material: Material }): Promise<Review>;
  listStories(material: Material): Promise<ListedStory[]>;
  listJobs(material: Material): Promise<ListedJobs>;
}

export type ReadDocuments = () => Promise<readonly DocumentPart[]>;
