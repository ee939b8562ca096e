import type { Approximation } from './figure-claim.ts';
import { LOOK_AHEAD } from './pairs.ts';
import type { Dates, DateSpan } from '../grounds/dates.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { DURATIONS } from '../lexicon/time.ts';
import { isOrdinary } from '../rules/in-sentence.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';

/** `end` is the lexeme after it, `unit` the days of its unit. */
export interface Length {
  days: number;
  unit: number;
  end: number;
}

const YEAR = 365.25;
const LONG = 28;
const ABOUT_A_YEAR = 300;

export const isLengthOfTime = (sentence: SentenceSoFar, length: Length, rounded: Approximation): boolean =>
  isBetweenDates(sentence, length, rounded) ||
  isBetweenClocks(sentence, length, rounded) ||
  sentence.some(({ figures }) =>
    figures.some(({ days, value }) => days > 0 && isAsLong(length.days, value * days, rounded)),
  );

const WEEKS_OF_MONTH = 28 / DURATIONS['month']!;
const isMonthsOf = (months: number, weeks: number): boolean =>
  Math.abs(months * WEEKS_OF_MONTH - weeks) < 1e-6 * weeks;

export function isAsLong(days: number, had: number, rounded: Approximation): boolean {
  if (isMonthsOf(days, had) || isMonthsOf(had, days)) return true;
  if (rounded === 'over') return had >= days * 0.97 && had <= days * 1.25;
  if (rounded === 'under') return had <= days * 1.03 && had >= days * 0.8;
  return Math.abs(had - days) <= (rounded ? 0.12 : 0.035) * days;
}

export const isBetweenClocks = (
  sentence: SentenceSoFar,
  { days, unit }: Length,
  rounded: Approximation,
): boolean =>
  unit < 1 &&
  sentence.some(({ dates }) =>
    [...dates.minutesBetween].some(
      (minutes) => minutes > 0 && isAsLong(days, minutes * DURATIONS['minute']!, rounded),
    ),
  );

export function isBetweenDates(sentence: SentenceSoFar, length: Length, rounded: Approximation): boolean {
  if (length.unit > ABOUT_A_YEAR && sentence.peek(length.end)?.low === 'ago')
    return sentence.some(({ dates }) => isYearAgo(dates, length, rounded));
  if (length.unit < LONG) return false;
  if (sentence.some(({ dates }) => isYearsAhead(sentence, dates, length))) return true;
  if (
    length.unit > ABOUT_A_YEAR &&
    /^(later|earlier|before|after)$/.test(sentence.peek(length.end)?.low ?? '')
  )
    if (sentence.some(({ dates }) => isBetweenYears(dates, length))) return true;
  return sentence.some((grounds) => {
    // where the sentence names an employer, only that employer's years count
    const named = linesOfEmployer(sentence, grounds, length.end);
    const own = grounds.dates.spans.filter(({ line }) => named.has(line));
    if (own.length > 0)
      return own.some((span) => fitsSpan(length, span, rounded)) || fitsSpan(length, whole(own), rounded);
    const { spans } = grounds.dates;
    if (spans.some((span) => fitsSpan(length, span, rounded))) return true;
    if (spans.length < 2 || length.unit < ABOUT_A_YEAR) return false;
    const { to, now } = whole(spans);
    return spans.some(({ from, line }) => fitsSpan(length, { line, from, to, now, exact: false }, rounded));
  });
}

function isYearAgo({ years, now }: Dates, { days }: Length, rounded: Approximation): boolean {
  const year = now.getFullYear() - Math.round(days / YEAR);
  return years.has(year) || (rounded !== '' && years.has(year - 1));
}

/** “Good for another three years” */
function isYearsAhead(
  { tokens, peek }: SentenceSoFar,
  { years, now }: Dates,
  { days, end }: Length,
): boolean {
  const isAhead = peek(end)?.low === 'more' || tokens.slice(0, end).some(({ low }) => low === 'another');
  const year = now.getFullYear() + now.getMonth() / 12 + days / YEAR;
  return isAhead && [...years].some((told) => told >= now.getFullYear() && year >= told && year <= told + 1);
}

/** “Two years later” */
function isBetweenYears({ years }: Dates, { days, unit }: Length): boolean {
  const count = Math.round((days / unit) * (unit / YEAR));
  return [...years].some((year) => years.has(year + count));
}

const whole = (spans: readonly DateSpan[]): DateSpan => ({
  line: spans[0]!.line,
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
  exact: false,
  now: spans.some(({ now }) => now),
});

function fitsSpan({ days }: Length, { from, to, exact, now }: DateSpan, rounded: Approximation): boolean {
  const told = days / YEAR;
  const had = (to - from) / 12;
  if (now) return told <= had + (rounded ? 0.5 : 0.25) && told >= had - 1.6;
  if (exact) return Math.abs(told - had) <= (rounded ? 0.5 : 0.2);
  const isMonthMissing = (to - from) % 12 !== 0;
  return Math.abs(told - had) <= (rounded ? 1.01 : isMonthMissing ? 0.7 : 0.05);
}

function linesOfEmployer(sentence: SentenceSoFar, grounds: Grounds, end: number): ReadonlySet<number> {
  const lines = new Set<number>();
  for (let at = beginOfTime(sentence, end); at < end + LOOK_AHEAD; at += 1) {
    const token = sentence.peek(at);
    if (token?.type !== 'w' || !token.cap || (token.first && isOrdinary(sentence, token))) continue;
    let before = at - 1;
    while (sentence.peek(before)?.cap || /^(&|the)$/.test(sentence.peek(before)?.low ?? '')) before -= 1;
    if (/^(at|with|for)$/.test(sentence.peek(before)?.low ?? ''))
      for (const line of grounds.stems.get(token.stem) ?? []) lines.add(line);
  }
  return lines;
}

function beginOfTime({ tokens }: SentenceSoFar, end: number): number {
  const before = tokens.slice(0, end).findLastIndex(({ low }) => /^(before|previously|earlier)$/.test(low));
  return /^(that|this|,)$/.test(tokens[before + 1]?.low ?? '') || tokens[before]?.low === 'previously'
    ? before
    : 0;
}
