import { NO_MATERIAL } from '../material.ts';
import type { Episode } from './candidate.ts';
import { readCandidate } from './read-candidate.ts';

/** A story by itself: usually one episode, more where it tells of another time. */
export const readStory = (text: string): readonly Episode[] =>
  readCandidate({ ...NO_MATERIAL, stories: [text] }).episodes;
