import { isWithin, type FigureClaim, isPlain } from './figure-claim.ts';
import { isSameCurrency } from './currency.ts';
import { pairsIn } from './pairs.ts';
import type { Grounds } from '../grounds/grounds.ts';
import type { Figure } from '../grounds/figures.ts';
import { DURATIONS } from '../lexicon/time.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';

/** Of 14 kitchens and 96 staff: seven each. */
export function isForEach(claim: FigureClaim): boolean {
  const { sentence, number, approximation, end } = claim;
  if (!isPlain(claim)) return false;
  if (![end, end + 1].some((at) => /^(per|each|apiece)$/.test(sentence.peek(at)?.low ?? ''))) return false;
  return sentence.some((grounds) =>
    pairsIn(grounds).some(
      ({ kind, ratio }) => kind === 'plain' && isWithin(number.value, 1 / ratio, approximation || 'both'),
    ),
  );
}

/** Of 45 a quarter: 180 a year. */
export function isOtherRate(claim: FigureClaim): boolean {
  const { sentence, number, end } = claim;
  const rate = number.percent || number.days ? 0 : rateAt(sentence, end);
  return (
    rate > 0 &&
    sentence.some((grounds) => grounds.figures.some((figure) => isRateOf(claim, rate, figure, grounds)))
  );
}

function isRateOf(
  { number, approximation }: FigureClaim,
  rate: number,
  figure: Figure,
  grounds: Grounds,
): boolean {
  if (!figure.rate || figure.rate === rate) return false;
  const isOfKind =
    figure.kind === 'money' ? isSameCurrency(number.currency, figure.currency, grounds) : !number.currency;
  const times = rate / figure.rate;
  const value = (figure.value * Math.round(times * 2)) / 2 || figure.value * times;
  return isOfKind && isWithin(number.value, value, approximation || 'both');
}

/** In days; 0 where no rate is told. */
function rateAt(sentence: SentenceSoFar, end: number): number {
  for (let at = end; at < end + 3; at += 1)
    if (/^(a|an|per|every|each)$/.test(sentence.peek(at)?.low ?? ''))
      return DURATIONS[sentence.peek(at + 1)?.low ?? ''] ?? 0;
  return 0;
}
