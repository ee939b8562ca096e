import { type FigureClaim, isWithin, says, valuesOf } from './figure-claim.ts';
import { LOOK_AHEAD } from './pairs.ts';
import { rateAt } from './rates.ts';
import { listOf } from '../lexicon/list.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { isNumeral, type ReadNumber, numberAt } from '../text/read-number.ts';

const CONCLUDES = listOf(
  "so that that's which makes make making leaves leave leaving left means meaning total together altogether = spare fewer between each apiece per average",
);
const MOST = 6;
const FAR = 40;

const mayBegin = (token: Lexeme): boolean => isNumeral(token) || /^(an?|half)$/.test(token.low);

function figuresBefore(sentence: SentenceSoFar, from: number): ReadNumber[] {
  const found: ReadNumber[] = [];
  for (let at = Math.max(0, from - FAR); at < from && found.length < MOST;) {
    const number = mayBegin(sentence.peek(at)!) ? numberAt(sentence.peek, at) : undefined;
    const place = at;
    const stands =
      number &&
      !number.year &&
      number.end <= from &&
      !sentence.unproved.some((one) => one.from < number.end && one.to > place);
    if (stands) found.push(number);
    at = Math.max(at + 1, number?.end ?? 0);
  }
  return found;
}

function concludes({ sentence, from, end }: FigureClaim, after: number): boolean {
  if (sentence.tokens.slice(after, from).some(({ low }) => CONCLUDES.has(low))) return true;
  for (let at = end; at < end + LOOK_AHEAD; at += 1)
    if (CONCLUDES.has(sentence.peek(at)?.low ?? '')) return true;
  return false;
}

/** “Seventy-one drivers for sixty-four trucks, so seven to spare” */
export function isReckonedInSentence(claim: FigureClaim): boolean {
  const { sentence, number, from, approximation } = claim;
  if (number.percent || number.year || !concludes(claim, 0)) return false;
  const known = figuresBefore(sentence, from).filter(({ percent }) => !percent);
  if (known.length < 2 || !concludes(claim, known.at(-1)!.end)) return false;
  const isTold = (had: number): boolean => valuesOf(claim).some((value) => says(claim, value, had));
  const isAbout = (had: number): boolean =>
    valuesOf(claim).some((value) => isWithin(value, had, approximation || 'both'));
  return known.some((one, at) =>
    known.slice(at + 1).some((other) => {
      const both = [one, other];
      const money = both.filter(({ currency }) => currency !== '').length;
      const times = both.filter(({ days }) => days > 0).length;
      if ((money === 0 && number.currency !== '') || (number.days > 0 && times === 0)) return false;
      const size = ({ value, days }: ReadNumber): number =>
        number.days > 0 && days > 0 ? (value * days) / number.days : value;
      const [low, high] = both.map(size).toSorted((a, b) => a - b) as [number, number];
      if (money !== 1 && times !== 1 && (isTold(low + high) || isTold(high - low))) return true;
      if (times === 1 && number.days === 0) return isOfRate(one, other, claim);
      return low > 1 && (isTold(low * high) || isAbout(high / low));
    }),
  );
}

function isOfRate(one: ReadNumber, other: ReadNumber, { sentence, number, end }: FigureClaim): boolean {
  const [count, length] = one.days ? [other, one] : [one, other];
  const rate = rateAt(sentence, end);
  return rate > 0 && isWithin(number.value, (count.value / (length.value * length.days)) * rate, 'both');
}

export function isShareInSentence(sentence: SentenceSoFar, share: number, from: number): boolean {
  if (sentence.peek(from - 1)?.low === 'by') return false;
  const known = figuresBefore(sentence, from).flatMap(({ value, days }) => (days > 0 ? [] : [value]));
  return known.some((one, at) =>
    known.slice(at + 1).some((other) => isWithin(share, Math.min(one, other) / Math.max(one, other), 'both')),
  );
}
