import { approximation } from '../figures/approximation.ts';
import { isLengthOfTime } from '../figures/length-of-time.ts';
import { fractionAt, isRatio, isShare } from '../figures/shares.ts';
import { MULTIPLES } from '../lexicon/numerals.ts';
import { DURATIONS } from '../lexicon/time.ts';
import { type Step, unprovedStep } from './step.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';

const DOUBLED = /^(the|our|my|their|its|what|that|digit|digits|sales|revenue|income)$/;

/** `doubled`, `halved`: a ratio of two figures */
export function multipleAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const { low, stem } = sentence.peek(at)!;
  const value = MULTIPLES[low];
  if (!value) return undefined;
  const next = sentence.peek(at + 1);
  if (/^(double|triple|treble)$/.test(low) && !(next?.type === 'w' && DOUBLED.test(next.low)))
    return undefined;
  const rounded = approximation(sentence, at, at + 1) || 'both';
  const tolerance = rounded === 'both' ? 0.12 : 0.3;
  return sentence.some((grounds) => grounds.has(stem) || isRatio(grounds, value, tolerance, rounded))
    ? { end: at + 1 }
    : unprovedStep(at + 1, at, at + 1, 'number');
}

/** `a third`, `three quarters of an hour`, `nine in ten` */
export function shareAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const share = fractionAt(sentence, at);
  if (!share) return undefined;
  const { value, end } = share;
  const rounded = approximation(sentence, at, end);
  const isOf = sentence.peek(end)?.low === 'of' && /^an?$/.test(sentence.peek(end + 1)?.low ?? '');
  const unit = isOf ? DURATIONS[sentence.peek(end + 2)?.low ?? ''] : undefined;
  if (!unit) {
    if (isShare(sentence, value, rounded, end, at)) return { end };
    return share.stands ? undefined : unprovedStep(end, at, end, 'number');
  }
  return isLengthOfTime(sentence, { days: value * unit, unit, end: end + 3 }, rounded)
    ? { end: end + 3 }
    : unprovedStep(end + 3, at, end + 3, 'number');
}
