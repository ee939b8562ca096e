import type { Question, QuestionKind } from '#coach/question/question.ts';
import type { Told } from '#coach/stories/told.ts';
import { varied } from './wording.ts';

const STORY = [
  'Let me think of a good example.',
  'Let me take a moment to find the right example.',
  'Give me a second to pick a good example.',
  'I would like to choose the right example for that.',
  'Let me see which example fits best.',
];

const FACT = [
  'Let me make sure that I tell you that correctly.',
  'I want to be exact about that; one moment.',
  'Let me get that right for you.',
];

/** Of what nothing is known it is asked how much of it is needed. */
const NEEDED = [
  'May I ask first how much of that the role needs?',
  'Before I answer that, may I ask how much of it you need here?',
];

const THOUGHT = [
  'Let me think about that for a moment.',
  'Give me a second to think about that.',
  'I would like to think about that for a moment.',
  'That deserves a moment of thought.',
  'Let me take a second to think that through.',
];

const BY_KIND: Partial<Record<QuestionKind, readonly string[]>> = {
  behavioural: STORY,
  experience: STORY,
  strength: STORY,
  weakness: STORY,
  'look-up': FACT,
  logistics: FACT,
};

/** Said while the reader chooses a story, or where none answers: it claims nothing, and is true whatever was asked. */
export function gainTime({ kind, text, names }: Question, told: Told): string {
  const isOfTool = kind === 'experience' && names.length > 0;
  return varied(isOfTool ? NEEDED : (BY_KIND[kind] ?? THOUGHT), text, told);
}
