import { standsAsItIs } from './as-it-stands.ts';
import { isCountOfLine, isRestOf } from './counted.ts';
import type { FigureClaim } from './figure-claim.ts';
import { isLengthOfTime } from './length-of-time.ts';
import { isForEach, isOtherRate } from './rates.ts';
import { isCountWithSpeaker, isReckoned, isRestOfHundred } from './reckoned.ts';

/** Whether a number stands in the material, or comes out of numbers that do. */
export const isSupportedFigure = (claim: FigureClaim): boolean => WAYS.some((supports) => supports(claim));

const WAYS: readonly ((claim: FigureClaim) => boolean)[] = [
  isLength,
  standsAsItIs,
  isForEach,
  isCountWithSpeaker,
  isReckoned,
  isRestOfHundred,
  isRestOf,
  isOtherRate,
  isCountOfLine,
];

function isLength({ sentence, number, approximation }: FigureClaim): boolean {
  return number.days > 0 && isLengthOfTime(sentence, number, approximation, number.value * number.days);
}
