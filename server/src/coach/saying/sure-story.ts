import type { Episode } from '#coach/candidate/candidate.ts';
import type { Found } from '#coach/stories/found.ts';
import type { Asking } from './asking.ts';

type Sought = Pick<Asking, 'question' | 'found'>;

interface Lines {
  sure: number;
  /** Told although something is said in general beside it, or as the second part of a question. */
  beyondDoubt: number;
  /** In place of blanks. */
  overBlanks: number;
  /** Below it hardly any of the best three is right. */
  hopeless: number;
}

/**
 * By coverage and lead: held back, one of three stories below 0.5 was right.
 */
const BY_WORDS: Lines = { sure: 0.5, beyondDoubt: 1.2, overBlanks: Infinity, hopeless: 0.2 };
/** By how likely it answers: without so much beyond doubt a story pushes out what is known of a matter. */
const BY_MEANING: Lines = { sure: 0.5, beyondDoubt: 0.75, overBlanks: 0.6, hopeless: 0.28 };
/** What is an opinion, a wish or a guess as readily as a story needs so much more; a likelihood knows it. */
const OPEN = 0.6;

/** The best story, where it is sure to answer: it covers much of the question, or is far ahead of the next. */
export const sureStory = (sought: Sought): Episode | undefined =>
  reaches('sure', sought) ? sought.found[0]?.episode : undefined;

export const isBeyondDoubt = (sought: Sought): boolean => reaches('beyondDoubt', sought);

export const isNear = (sought: Sought): boolean => reaches('hopeless', sought);

export const isOverBlanks = (sought: Sought): boolean => reaches('overBlanks', sought);

/** Stories to choose from, also where the question was not understood: none for what has a name, and is like none. */
export function likelyStories(sought: Sought): readonly Found[] {
  const { kind, names } = sought.question;
  const asksForOther = kind === 'experience' && names.length > 0;
  return asksForOther && !isNear(sought) ? [] : sought.found;
}

function reaches(line: keyof Lines, { question, found: [best, next] }: Sought): boolean {
  if (!best) return false;
  if (best.chance !== undefined) return best.chance >= BY_MEANING[line];
  const lead = next ? Math.max(0, best.score - next.score) : best.coverage;
  return (best.coverage + lead) * (question.kind === 'open' ? OPEN : 1) >= BY_WORDS[line];
}
