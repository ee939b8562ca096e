import { LRUCache } from 'lru-cache';
import type { Candidate } from '../candidate/candidate.ts';
import type { LabelledMaterial } from '../candidate/labels/material-labels.ts';
import { entryIndex } from '../knowledge/entry-index.ts';
import { type Knowledge, knowledgeOf, NO_KNOWLEDGE } from '../knowledge/knowledge.ts';
import type { Library } from '../library.ts';
import { storyKinds } from '../meaning/story-kinds.ts';
import { storyMeanings, textsOfStories } from '../meaning/story-meanings.ts';
import type { Vectors } from '../meaning/vectors.ts';
import { bytesOfReading, type Reading, indexMaterial } from '../index-material.ts';
import { KEPT, purged } from './kept.ts';
import type { Handles, Outcome } from './task.ts';

/** Some 30 of the longest materials, several hundred usual ones. */
const READINGS_BYTES = 160e6;
const MOST_LIBRARIES = 100;

const readings = purged(new LRUCache<string, Reading>({ ...KEPT, maxSize: READINGS_BYTES }));
const libraries = purged(new LRUCache<string, Library>({ ...KEPT, max: MOST_LIBRARIES }));

export interface Opened {
  texts: string[];
  employers: string[];
}

export function open({ handle, ...given }: LabelledMaterial & { handle: string }): Opened {
  const reading = indexMaterial(given.material, given.labels);
  readings.set(handle, reading, { size: bytesOfReading(given.material) });
  const { episodes, places } = reading.candidate;
  const employers = [...new Set(places.map(({ employer }) => employer))].slice(0, MOST_EMPLOYERS);
  return { texts: textsOfStories(episodes), employers };
}

const MOST_EMPLOYERS = 20;

/** Makes a candidate's stories ready to be found; an answer may come before it. */
export function index({ handle }: { handle: string }): void {
  readings.peek(handle)?.stories();
}

export function learn({ handle, vectors }: { handle: string; vectors: Vectors }): void {
  const reading = readings.peek(handle);
  const meanings = reading && storyMeanings(reading.candidate.episodes, vectors);
  if (meanings) Object.assign(reading, { meanings, kinds: storyKinds(reading.candidate.episodes, vectors) });
}

export function openLibrary({ handle, library }: { handle: string; library: Library }): void {
  libraries.set(handle, library);
  entryIndex();
}

export function withOpened<Result>(
  { material, library }: Handles,
  work: (reading: Reading, knowledge: Knowledge) => Outcome<Result>,
): Outcome<Result> {
  const reading = readings.get(material);
  if (!reading) return { notOpen: 'material' };
  if (library === undefined) return work(reading, NO_KNOWLEDGE);
  const opened = libraries.get(library);
  if (!opened) return { notOpen: 'library' };
  return work(reading, knowledgeOf(opened, reading.candidate));
}

export const withCandidate = <Result>(
  about: Handles,
  work: (candidate: Candidate, knowledge: Knowledge) => Result,
): Outcome<Result> =>
  withOpened(about, ({ candidate }, knowledge) => ({ result: work(candidate, knowledge) }));
