import type { Episode } from './candidate.ts';
import { readCandidate } from './read-candidate.ts';

const NOTHING_ELSE = {
  company: '',
  role: '',
  jobDescription: '',
  name: '',
  education: '',
  work: '',
  other: '',
} as const;

/** A story by itself: usually one episode, more where it tells of another time. */
export const readStory = (text: string): readonly Episode[] =>
  readCandidate({ ...NOTHING_ELSE, stories: [text] }).episodes;
