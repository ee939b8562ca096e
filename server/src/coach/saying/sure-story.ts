import type { Episode } from '#coach/candidate/candidate.ts';
import type { QuestionKind } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import type { Asking } from './asking.ts';

type Sought = Pick<Asking, 'question' | 'found'>;

/** Of candidates that nobody had tuned on, one of three stories below it was right, and in two of three cases one of three. */
const SURE = 0.5;
/** Below it hardly any of the three was right where nothing in the question asks for a story. */
const HOPELESS = 0.2;
/** What is an opinion, a wish or a guess as readily as a story needs so much more. */
const OPEN = 0.6;

/** Twice as sure as a story that is told without any general answer beside it. */
const BEYOND_DOUBT = 1.2;

/**
 * From here on a thought is answered by the story that is nearest. Who asks for an example waits for the right one: of
 * those that were nearest two of five were right, and one of three was in two of three cases.
 */
const NEAR: Partial<Record<QuestionKind, number>> = { open: 0.2, situational: 0.2 };

/** The best story, where it is sure to answer: it covers much of the question, or is far ahead of the next. */
export const sureStory = (sought: Sought): Episode | undefined =>
  confidenceIn(sought) >= SURE ? sought.found[0]?.episode : undefined;

/** Whether a story fits so well that nothing that is said in general would answer better. */
export const isBeyondDoubt = (sought: Sought): boolean => confidenceIn(sought) >= BEYOND_DOUBT;

/** The best story, where it may well answer, and is to be told as what is nearest. */
export const nearStory = (sought: Sought): Episode | undefined =>
  confidenceIn(sought) >= (NEAR[sought.question.kind] ?? Infinity) ? sought.found[0]?.episode : undefined;

/** The stories to choose from: none for a question that asks for no story, or for what has a name, and is like none. */
export function likelyStories(sought: Sought): readonly Found[] {
  const { kind, names } = sought.question;
  const asksForOther = kind === 'open' || (kind === 'experience' && names.length > 0);
  return asksForOther && confidenceIn(sought) < HOPELESS ? [] : sought.found;
}

function confidenceIn({ question, found: [best, next] }: Sought): number {
  if (!best) return 0;
  const lead = next ? Math.max(0, best.score - next.score) : best.coverage; // a story without a rival leads by all that it covers
  return (best.coverage + lead) * (question.kind === 'open' ? OPEN : 1);
}
