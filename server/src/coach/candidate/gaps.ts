import { withI } from './beats/with-i.ts';
import type { Gap, Place } from './candidate.ts';
import { namesBreak } from './labels/names-break.ts';
import { findDates } from './layout/date-range.ts';
import type { Break } from './layout/layout.ts';
import { readDates, type WrittenDates } from './labels/read-dates.ts';

/** Months since the year 0, both included. */
interface Span {
  from: number;
  to: number;
  isStudy: boolean;
  text?: string;
  written: Pick<WrittenDates, 'from' | 'to'>;
}

/** Months. */
const LEAST = 4;
/** Months of a degree whose beginning is missing; a course takes its year. */
const STUDY = 48;
const DEGREE =
  /\b(?:universit\p{L}*|college|school|academy|institute|degree|bachelor\p{L}*|master\p{L}*|b\.?(?:sc|a|eng|ed)|m\.?(?:sc|a|eng|ba)|ph\.?d|doctor\p{L}*|diploma|apprentice\p{L}*|a[- ]levels?|gcses?|level \d|hn[cd]|nvq|abitur|matura|lyc\p{L}+)(?!\p{L})/iu;
const BEGUN = /\b(?:begun|began|started|registered|enrolled|paused|stopped|discontinued)\b/i;
/** Months; earlier breaks are of schooldays. */
const EARLIEST = 12 * 1950;

/**
 * Gaps named, then gaps of ≥ `least` months between dated spans, then gaps covered by studies. A bare year covers
 * all twelve months.
 * @param studies as written, with years
 */
export function gapsOf(
  places: readonly Place[],
  studies: readonly string[],
  breaks: readonly Break[],
  today: Date,
  least = LEAST,
): Gap[] {
  const now = monthOf(today);
  const held = [
    ...places.flatMap((place) => spanOf(place, now) ?? []),
    ...breaks.filter(tellsWork).flatMap((one) => namedGap(one, now)?.span ?? []),
  ];
  const studied = studies.flatMap((text) =>
    findDates(text).flatMap((dates) => studyOf(text, dates, now) ?? []),
  );
  const left = held.length > 0 ? between(held, now, least) : [];
  const named = breaks.flatMap((one) => {
    const gap = namedGap(one, now);
    const isBreak =
      gap && (one.isNamed || (one.told.some(namesBreak) && left.some((span) => isAcross(span, gap.span))));
    return isBreak ? gap : [];
  });
  if (held.length === 0) return named.map(({ gap }) => gap);
  const found = between([...held, ...studied], now, least);
  const isNamed = (gap: Span): boolean => named.some(({ span }) => isAcross(span, gap));
  const unnamed = found.filter((gap) => !isNamed(gap));
  const studiedThrough = left.flatMap((gap) => {
    const study = studied.find((span) => isAcross(span, gap));
    return study && !isNamed(gap) && !unnamed.some((one) => isAcross(one, gap)) ? { gap, study } : [];
  });
  return [
    ...named.map(({ gap }) => gap),
    ...unnamed.map(({ written }): Gap => ({ ...written, reason: '' })),
    ...studiedThrough.map(({ gap, study }): Gap => ({ ...gap.written, reason: study.text! })),
  ];
}

/** Dates alone above "Sold ice cream from my own van". */
const tellsWork = ({ isNamed, told }: Break): boolean =>
  !isNamed && !told.some(namesBreak) && told.some((line) => withI(line, undefined) !== line);

const isAcross = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to;

const monthOf = (date: Date): number => 12 * date.getUTCFullYear() + date.getUTCMonth();

function between(unsorted: readonly Span[], now: number, least: number): Span[] {
  const spans = unsorted.toSorted((one, other) => one.from - other.from);
  const left: Span[] = [];
  let last = spans.find(({ isStudy }) => !isStudy)!;
  const leave = (to: number, until: string): void => {
    if (to - last.to < least || last.isStudy) return;
    const written = { from: last.written.to || last.written.from, to: until };
    left.push({ from: last.to + 1, to, isStudy: false, written });
  };
  for (const span of spans.slice(spans.indexOf(last))) {
    leave(span.from - 1, span.written.from);
    if (span.to > last.to) last = span;
  }
  leave(now - 1, '');
  return left;
}

function studyOf(text: string, dates: WrittenDates, now: number): Span | undefined {
  const span = spanOf(dates, now);
  if (!span) return undefined;
  const isBegun = dates.to !== '' || dates.isCurrent;
  return {
    ...span,
    isStudy: true,
    text,
    ...(!isBegun && {
      from: span.from - (DEGREE.test(text) && !BEGUN.test(text) ? STUDY : 0),
      to: Math.min(span.to, span.from + 11),
    }),
  };
}

function namedGap({ text, told }: Break, now: number): { gap: Gap; span: Span } | undefined {
  const found = findDates(text);
  const first = found.find(({ to, isCurrent }) => to !== '' || isCurrent) ?? found[0];
  const dates = first && /\d/.test(first.from) ? first : readDates(text);
  const isOneDate = dates.to === '' && !dates.isCurrent;
  const span = spanOf(isOneDate ? { ...dates, to: dates.from } : dates, now);
  if (!span) return undefined;
  const rest = first
    ? `${text.slice(0, first.at)} ${text.slice(first.end)}`
    : text.replace(dates.from, '').replace(dates.to, '');
  const reason = rest.replace(/\(\s*\)|\[\s*\]/, '').replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/g, '');
  const written = isOneDate ? { from: dates.from, to: dates.from } : span.written;
  return { span, gap: { ...written, reason: [reason, ...told].filter(Boolean).join('\n') } };
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** First month of each, from 0. */
const SEASONS: Record<string, number> = {
  spring: 2,
  easter: 2,
  summer: 5,
  autumn: 8,
  fall: 8,
  winter: 11,
  christmas: 11,
};

function spanOf({ from, to, isCurrent }: WrittenDates, now: number): Span | undefined {
  const start = monthsIn(from);
  if (!start) return undefined;
  const end = isCurrent ? undefined : monthsIn(to);
  const span = {
    from: start.first,
    to: end?.last ?? now,
    isStudy: false,
    written: { from, to: isCurrent ? '' : to },
  };
  return span.from <= span.to && span.from >= EARLIEST && span.from <= now ? span : undefined;
}

function monthsIn(written: string): { first: number; last: number } | undefined {
  const text = written.toLowerCase();
  const year = yearIn(text);
  if (year === undefined) return undefined;
  const named = MONTHS.findIndex((month) => new RegExp(`(?<!\\p{L})${month}`, 'u').test(text));
  const numbered =
    Number(
      /(?:^|\D)(\d{1,2})[./-](?:(?:19|20)?\d\d)$/.exec(text)?.[1] ??
        /^(?:19|20)\d\d[-/.](\d{1,2})$/.exec(text)?.[1],
    ) - 1;
  const month = named >= 0 ? named : numbered;
  if (month >= 0 && month < 12) return { first: 12 * year + month, last: 12 * year + month };
  const season = Object.entries(SEASONS).find(([name]) => text.includes(name))?.[1];
  return season === undefined
    ? { first: 12 * year, last: 12 * year + 11 }
    : { first: 12 * year + season, last: 12 * year + season + 2 };
}

function yearIn(text: string): number | undefined {
  const whole = /(?:19|20)\d\d/.exec(text)?.[0];
  if (whole !== undefined) return Number(whole);
  const short = /(?:['’]|[./-])(\d\d)$/.exec(text)?.[1] ?? /\p{L}\.?\s(\d\d)$/u.exec(text)?.[1];
  if (short === undefined) return undefined;
  return Number(short) > 40 ? 1_900 + Number(short) : 2_000 + Number(short);
}
