import type { Episode } from '#coach/candidate/candidate.ts';
import type { Asking } from './asking.ts';

/** On the bench's tuning half two of three stories above it were right, and one of two below it, where choosing is safer. */
const CONFIDENCE = 0.2;

/** The best story, where it is sure to answer: it covers much of the question, or is far ahead of the next. */
export function sureStory({ found: [best, next] }: Pick<Asking, 'found'>): Episode | undefined {
  if (!best) return undefined;
  const lead = best.score - (next?.score ?? best.score);
  return best.coverage + lead >= CONFIDENCE ? best.episode : undefined;
}
