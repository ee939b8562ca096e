import { standsAsItIs } from './as-it-stands.ts';
import { isReckonedAcross } from './across-lines.ts';
import { isCountOfLine, isProductOfLine, isRestOf } from './counted.ts';
import { isInOtherMeasure } from './in-other-measure.ts';
import { isReckonedInSentence } from './in-this-sentence.ts';
import type { FigureClaim } from './figure-claim.ts';
import { isBetweenClocks, isBetweenDates } from './length-of-time.ts';
import { isForEach, isOfEach, isOtherRate } from './rates.ts';
import { isCountWithSpeaker, isReckoned, isRestOfHundred } from './reckoned.ts';

export const isSupportedFigure = (claim: FigureClaim): boolean => WAYS.some((supports) => supports(claim));

const WAYS: readonly ((claim: FigureClaim) => boolean)[] = [
  standsAsItIs,
  isFromDates,
  isForEach,
  isOfEach,
  isCountWithSpeaker,
  isReckoned,
  isRestOfHundred,
  isRestOf,
  isOtherRate,
  isCountOfLine,
  isProductOfLine,
  isReckonedAcross,
  isReckonedInSentence,
  isInOtherMeasure,
];

function isFromDates({ sentence, number, approximation }: FigureClaim): boolean {
  const { days: unit, value, end } = number;
  const length = { days: value * unit, unit, end };
  return (
    unit > 0 &&
    (isBetweenDates(sentence, length, approximation) || isBetweenClocks(sentence, length, approximation))
  );
}
