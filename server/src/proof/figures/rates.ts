import { isWithin, type FigureClaim } from './figure-claim.ts';
import { isAsLong } from './length-of-time.ts';
import { pairsIn, UNIT_SAME } from './pairs.ts';
import { isSameCurrency } from './currency.ts';
import type { Grounds } from '../grounds/grounds.ts';
import type { Figure } from '../grounds/figures.ts';
import { DURATIONS } from '../lexicon/time.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import type { ReadNumber } from '../text/read-number.ts';

const EACH_AHEAD = 4;
const NEAR = 4;
const NOUN_AHEAD = 5;
const WORKING_DAYS = 5;
const YEAR = DURATIONS['year']!;
const EACH = /^(each|apiece)$/;
const EACH_OF_MONEY = /^(each|apiece|per|head)$/;
/** Sums from here on are recognised without a currency. */
const LARGE = 1_000;

/** 14 kitchens and 96 staff support “seven each”. */
export function isForEach({ sentence, number, approximation, end }: FigureClaim): boolean {
  if (number.percent || number.days) return false;
  const each = [...Array(EACH_AHEAD).keys()].find((ahead) =>
    /^(an?|per|each|every|apiece|[,;.])$/.test(sentence.peek(end + ahead)?.low ?? ''),
  );
  const word = each === undefined ? undefined : sentence.peek(end + each);
  const isAverage = sentence.tokens.slice(0, end + EACH_AHEAD).some(({ low }) => low === 'average');
  if (!isAverage && (each === undefined || word!.type === 'p')) return false;
  const next = each === undefined ? undefined : sentence.peek(end + each + 1);
  const isAny = isAverage || /^(each|apiece)$/.test(word!.low) || next?.low === 'head';
  const one = isAny ? undefined : next;
  if (!isAny && !one) return false;
  return sentence.some((grounds) =>
    quotientsIn(grounds, number, one).some((quotient) =>
      isWithin(number.value, quotient, approximation || 'both'),
    ),
  );
}

function quotientsIn(grounds: Grounds, { currency, value }: ReadNumber, one: Lexeme | undefined): number[] {
  const { figures } = grounds;
  const isAll = ({ kind, currency: had }: Figure): boolean =>
    kind === 'money'
      ? currency
        ? isSameCurrency(currency, had, grounds)
        : value >= LARGE
      : kind === 'plain' && !currency;
  return figures.flatMap((all, at) =>
    isAll(all)
      ? figures
          .slice(Math.max(0, at - NEAR), at + NEAR)
          .filter((parts) => parts.line === all.line && isCountOf(parts, one, grounds))
          .map(({ value }) => all.value / value)
      : [],
  );
}

function isCountOf(
  { kind, value, days, line, at }: Figure,
  one: Lexeme | undefined,
  { lines }: Grounds,
): boolean {
  if (!Number.isInteger(value) || value < 2) return false;
  if (!one) return kind === 'plain';
  if (kind === 'time') return days === DURATIONS[one.low];
  const { tokens } = lines[line]!;
  return (
    kind === 'plain' &&
    tokens
      .slice(at + 1, at + NOUN_AHEAD)
      .some(({ stem }) => stem === one.stem || UNIT_SAME[stem] === one.stem)
  );
}

/** “1,710 a week”, from `18 a week, $95 each` */
export const isOfEach = (claim: FigureClaim): boolean =>
  !claim.number.percent &&
  claim.sentence.some((grounds) =>
    grounds.figures.some((one, at) => {
      const { tokens } = grounds.lines[one.line]!;
      const kind = claim.number.days ? 'time' : claim.number.currency ? 'money' : 'plain';
      const isEach = (kind === 'time' ? [1, 2, 3, 4] : [1, 2]).some((ahead) =>
        (kind === 'money' ? EACH_OF_MONEY : EACH).test(tokens[one.at + ahead]?.low ?? ''),
      );
      if (!isEach || one.kind !== kind) return false;
      if (one.kind === 'money' && !isSameCurrency(claim.number.currency, one.currency, grounds)) return false;
      const near = grounds.figures.slice(Math.max(0, at - NEAR), at + NEAR);
      return near.some(
        ({ kind, line, value }) =>
          kind === 'plain' &&
          line === one.line &&
          (claim.number.days
            ? isAsLong(
                claim.number.value * claim.number.days,
                value * one.value * one.days,
                claim.approximation,
              )
            : isWithin(claim.number.value, value * one.value, claim.approximation)),
      );
    }),
  );

/** 45 a quarter supports “180 a year”. */
export function isOtherRate(claim: FigureClaim): boolean {
  const { sentence, number, end } = claim;
  const rate = number.percent ? 0 : rateAt(sentence, end);
  return (
    rate > 0 &&
    sentence.some(
      (grounds) =>
        grounds.figures.some(
          (figure, at) => isRateOf(claim, rate, figure, grounds) || isCountIn(claim, rate, at, grounds),
        ) ||
        pairsIn(grounds).some(({ a, b, diff }) => {
          const had = a.rate || b.rate;
          return !!had && isRateOf(claim, rate, { ...a, value: diff, rate: had }, grounds);
        }),
    )
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
    figure.days !== number.days
      ? false
      : figure.kind === 'money'
        ? number.currency
          ? isSameCurrency(number.currency, figure.currency, grounds)
          : number.value >= LARGE
        : !number.currency;
  if (figure.rate < DURATIONS['day']! && rate >= DURATIONS['day']!) return false;
  const isWorked = figure.rate === DURATIONS['day'] && rate === DURATIONS['week'];
  if (isOfKind && isWorked && figure.value * WORKING_DAYS === number.value) return true;
  const times = rate / figure.rate;
  const value = (figure.value * Math.round(times * 2)) / 2 || figure.value * times;
  return isOfKind && isWithin(number.value, value, approximation || 'both');
}

/** `140 door operators in two years` */
function isCountIn({ number }: FigureClaim, rate: number, at: number, { figures, lines }: Grounds): boolean {
  const count = figures[at]!;
  if (count.kind !== 'plain' || count.rate || number.currency || number.days) return false;
  const { tokens } = lines[count.line]!;
  const isOfYear = tokens
    .slice(count.at + 1, count.at + NEAR)
    .some(({ low }, ahead) => low === 'in' && /^(19|20)\d\d$/.test(tokens[count.at + ahead + 2]?.text ?? ''));
  if (isOfYear && rate < YEAR && isWithin(number.value, (count.value / YEAR) * rate, 'both')) return true;
  return figures
    .slice(at + 1, at + NEAR)
    .some(
      ({ line, kind, at: place, value, days }) =>
        line === count.line &&
        kind === 'time' &&
        value * days >= rate &&
        /^(in|within|over)$/.test(lines[line]!.tokens[place - 1]?.low ?? '') &&
        isWithin(number.value, (count.value / (value * days)) * rate, 'both'),
    );
}

/** @returns days; 0 where the sentence states no rate */
export function rateAt(sentence: SentenceSoFar, end: number): number {
  for (let at = end; at < end + 3; at += 1)
    if (/^(a|an|per|every|each)$/.test(sentence.peek(at)?.low ?? ''))
      return DURATIONS[sentence.peek(at + 1)?.low ?? ''] ?? 0;
  return 0;
}
