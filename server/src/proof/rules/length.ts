import { approximation } from '../figures/approximation.ts';
import { claimOf } from '../figures/figure-claim.ts';
import { isSupportedFigure } from '../figures/figure-support.ts';
import { type Length, isLengthOfTime } from '../figures/length-of-time.ts';
import { isWould } from '../text/would.ts';
import { DURATIONS } from '../lexicon/time.ts';
import { type Step, unprovedStep } from './step.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { type ReadNumber, numberAt } from '../text/read-number.ts';

const YEARS = 300;

/** `half an hour`, `a year and a half` */
export function unnumberedLengthAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const length = halfAt(sentence, at) ?? oneAndAHalfAt(sentence, at);
  if (!length) return undefined;
  const { end } = length;
  return isLengthOfTime(sentence, length, approximation(sentence, at, end))
    ? { end }
    : unprovedStep(end, at, end, 'number');
}

function halfAt(sentence: SentenceSoFar, at: number): Length | undefined {
  if (sentence.peek(at)!.low !== 'half') return undefined;
  const next = sentence.peek(at + 1);
  const end = next && /^(an|a|-)$/.test(next.low) ? at + 3 : at + 2;
  const low = sentence.peek(end - 1)?.low ?? '';
  const unit = /^(seconds?|quarter|night)$/.test(low) ? undefined : DURATIONS[low];
  return unit ? { days: unit / 2, unit, end } : undefined;
}

function oneAndAHalfAt(sentence: SentenceSoFar, at: number): Length | undefined {
  if (!/^an?$/.test(sentence.peek(at)!.low)) return undefined;
  const unit = DURATIONS[sentence.peek(at + 1)?.low ?? ''];
  if (!unit || sentence.peek(at + 2)?.low !== 'and' || sentence.peek(at + 3)?.low !== 'a') return undefined;
  return sentence.peek(at + 4)?.low === 'half' ? { days: 1.5 * unit, unit, end: at + 5 } : undefined;
}

/** `two years and eight months` */
export function lengthInTwoUnitsAt(
  sentence: SentenceSoFar,
  at: number,
  number: ReadNumber,
): Step | undefined {
  if (!number.days) return undefined;
  const isJoined = sentence.peek(number.end)?.low === 'and';
  const rest = numberAt(sentence.peek, isJoined ? number.end + 1 : number.end);
  if (!rest?.days || rest.days >= number.days || rest.percent) return undefined;
  const days = number.value * number.days + rest.value * rest.days;
  const both = { ...number, value: days / number.days, alts: [], end: rest.end };
  const { end } = rest;
  const rounded = approximation(sentence, at, end);
  const length = { days, unit: number.days, end };
  return isLengthOfTime(sentence, length, rounded || (number.days > YEARS ? 'both' : '')) ||
    isSupportedFigure(claimOf(sentence, both, rounded, at))
    ? { end }
    : unprovedStep(end, at, end, 'number');
}

/** Whether a length of time is of what is still to come: “I'd listen for two weeks”, “in the next five years”. */
export function isPlanned(sentence: SentenceSoFar, at: number): boolean {
  if (/^(next|first)$/.test(sentence.peek(at - 1)?.low ?? '')) return true;
  return sentence.tokens
    .slice(0, at)
    .some(
      (token, place) =>
        /^(would|will|hope|plan|want)$/.test(token.low) || isWould(token, sentence.peek(place + 1)),
    );
}
