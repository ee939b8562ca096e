import { isYearOfOtherLine, tellsOfWish } from '../figures/elsewhere.ts';
import { type Table, tableOf } from '../lexicon/list.ts';
import { MONTHS, SEASONS, monthsOfPart } from '../lexicon/time.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { tellsHowThingsAre } from './general.ts';
import { type Step, unprovedStep } from './step.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { isNumeral, type ReadNumber, numberAt } from '../text/read-number.ts';
import { type ClockTime, clockTimeAt } from '../text/clock-time.ts';
import { dottedMonth } from '../text/dotted-month.ts';
import { numericDateAt } from '../text/numeric-date.ts';
import { holidayAt } from '../text/holiday.ts';

export function dateAt(sentence: SentenceSoFar, at: number): Step | undefined {
  if (!mayBegin(sentence.peek(at)!)) return undefined;
  return (
    monthAt(sentence, at) ??
    holidayDateAt(sentence, at) ??
    seasonAt(sentence, at) ??
    partOfYearAt(sentence, at) ??
    decadeAt(sentence, at) ??
    financialYearAt(sentence, at) ??
    numericDayAt(sentence, at) ??
    numericMonthAt(sentence, at) ??
    clockAt(sentence, at) ??
    yearAt(sentence, at)
  );
}

const mayBegin = (token: Lexeme): boolean =>
  token.cap ||
  isNumeral(token) ||
  SEASONS[token.low] !== undefined ||
  /^['’]?\d|^(half|quarter)$/.test(token.low);

function decided(
  sentence: SentenceSoFar,
  at: number,
  end: number,
  supports: (grounds: Grounds) => boolean,
): Step {
  return sentence.some(supports) ? { end } : unprovedStep(end, at, end, 'date');
}

function monthAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const token = sentence.peek(at)!;
  const month = monthOf(token) || monthBeforeYear(sentence, at);
  if (!month) return undefined;
  const year = yearOfMonth(sentence, at);
  if (!year) {
    // a plan: “I'd write it in September”
    if (tellsOfWish(sentence, at, at + 1)) return { end: at + 1 };
    return decided(sentence, at, at + 1, ({ dates }) => dates.months.has(month));
  }
  return decided(sentence, at, year.end, ({ dates }) => dates.monthsOf(year.value).has(month));
}

/** `May 2021`: `May` alone may be a verb. */
function monthBeforeYear(sentence: SentenceSoFar, at: number): number {
  const token = sentence.peek(at)!;
  const month = token.first ? MONTHS[token.low] : undefined;
  return month && /^(19|20)\d\d$/.test(sentence.peek(at + 1)?.text ?? '') ? month : 0;
}

/** `March 2022`, `Mar. 2022`, `March of 2022`, `March 14th, 2022` */
function yearOfMonth(sentence: SentenceSoFar, at: number): ReadNumber | undefined {
  const of = sentence.peek(at + 1)?.low === 'of' ? numberAt(sentence.peek, at + 2) : undefined;
  if (of?.year) return of;
  const next = sentence.peek(at + 1)?.text === '.' ? at + 2 : at + 1;
  const isComma = sentence.peek(next)?.text === ',' && sentence.peek(next + 1)?.type === 'n';
  const number = numberAt(sentence.peek, isComma ? next + 1 : next);
  if (!number || number.year) return number;
  const isDay = number.value <= 31 && !number.days && !number.percent && (number.ordinal || !number.noun);
  if (!isDay) return undefined;
  const year = numberAt(sentence.peek, sentence.peek(number.end)?.text === ',' ? number.end + 1 : number.end);
  return year?.year ? year : undefined;
}

function seasonAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const token = sentence.peek(at)!;
  const season = token.first ? undefined : SEASONS[token.low];
  if (!season) return undefined;
  const year = numberAt(sentence.peek, sentence.peek(at + 1)?.low === 'of' ? at + 2 : at + 1);
  if (!year?.year) return undefined;
  const months = isSouthern(sentence)
    ? [...season, ...season.map((month) => ((month + 5) % 12) + 1)]
    : season;
  return decided(sentence, at, year.end, ({ dates, stems }) => {
    if (!dates.years.has(year.value)) return false;
    const ofYear = stems.get(String(year.value));
    const names = Object.keys(SEASONS).filter((name) => String(SEASONS[name]) === String(season));
    const stands = names.some((name) => [...(stems.get(name) ?? [])].some((line) => ofYear?.has(line)));
    return stands || months.some((month) => dates.monthsOf(year.value).has(month));
  });
}

/** `Q3 2021` */
function partOfYearAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const { low } = sentence.peek(at)!;
  const months = monthsOfPart(low);
  if (months.length === 0) return undefined;
  const year = numberAt(sentence.peek, at + 1);
  return decided(sentence, at, year?.year ? year.end : at + 1, (grounds) => {
    const known = year?.year ? grounds.dates.monthsOf(year.value) : grounds.dates.months;
    return grounds.has(low) || months.some((month) => known.has(month));
  });
}

/** `the 1990s`, `the ’90s` */
function decadeAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const [, written] = /^['’]?((?:19|20)?\d0)s$/.exec(sentence.peek(at)!.text) ?? [];
  if (written === undefined) return undefined;
  const short = Number(written);
  const first = written.length === 4 ? short : short + (short < 30 ? 2_000 : 1_900);
  return decided(sentence, at, at + 1, ({ dates }) =>
    [...dates.years].some((year) => year >= first && year < first + 10),
  );
}

/** `FY23` */
function financialYearAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const [, year] = /^fy'?(?:20)?(\d\d)$/.exec(sentence.peek(at)!.low) ?? [];
  if (year === undefined) return undefined;
  return decided(
    sentence,
    at,
    at + 1,
    (grounds) => grounds.dates.years.has(2_000 + Number(year)) || grounds.has(`fy${year}`),
  );
}

function numericDayAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const date = numericDateAt(sentence.peek, at);
  if (!date) return undefined;
  return decided(sentence, at, date.end, ({ dates, figures }) =>
    date.readings.some(
      ({ month, day }) => dates.monthsOf(date.year).has(month) && figures.some(({ value }) => value === day),
    ),
  );
}

function numericMonthAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const dotted = dottedMonth(sentence.peek(at));
  if (dotted)
    return decided(sentence, at, at + 1, ({ dates }) => dates.monthsOf(dotted.year).has(dotted.month));
  if (!/^\d{1,2}$/.test(sentence.peek(at)!.text)) return undefined;
  const slash = sentence.peek(at + 1);
  if (!slash?.glued || slash.text !== '/') return undefined;
  const month = Number(sentence.peek(at)!.text);
  const year = numberAt(sentence.peek, at + 2);
  if (!year) return undefined;
  if (year.year) return decided(sentence, at, year.end, ({ dates }) => dates.monthsOf(year.value).has(month));
  const isShort = /^\d\d$/.test(sentence.peek(at + 2)!.text);
  const stands = isShort && sentence.some(({ dates }) => dates.monthsOf(2_000 + year.value).has(month));
  return stands ? { end: year.end } : undefined;
}

function clockAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const number = numberAt(sentence.peek, at);
  const time = clockTimeAt(sentence.peek, at) ?? hourAt(sentence, at, number);
  if (!time || number?.currency) return undefined;
  const isWhole = time.minutes % 60 === 0;
  const written = number?.value;
  return decided(
    sentence,
    at,
    time.end,
    ({ dates, figures }) =>
      dates.clocks.has(time.minutes) ||
      figures.some(({ value }) => value === (isWhole ? time.minutes / 60 || 12 : written)),
  );
}

const HALF_DAY = 12 * 60;
const AROUND: Table<[number, number]> = tableOf({ before: [-45, 0], after: [0, 45] });

/** “By six I had rung them” */
function hourAt(
  { peek, material }: SentenceSoFar,
  at: number,
  number: ReadNumber | undefined,
): ClockTime | undefined {
  if (!number?.words || number.value > 12 || number.days || number.percent) return undefined;
  if (!/^(at|by|before|after|until|till)$/.test(peek(at - 1)?.low ?? '')) return undefined;
  const next = peek(number.end);
  if (next && next.type !== 'p' && !FUNCTION_WORDS.has(next.low) && !next.low.includes("'")) return undefined;
  const minutes = (number.value * 60) % HALF_DAY;
  const [least, most] = AROUND[peek(at - 1)!.low] ?? [0, 0];
  const near = [...material.dates.clocks].find((clock) => {
    const later = ((clock - minutes + HALF_DAY + HALF_DAY / 2) % HALF_DAY) - HALF_DAY / 2;
    return later >= least && later <= most;
  });
  return near === undefined ? undefined : { minutes: near, end: number.end };
}

function holidayDateAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const holiday = holidayAt(sentence.peek, at);
  if (!holiday) return undefined;
  const next = numberAt(sentence.peek, holiday.end);
  const year = next?.year ? next : undefined;
  return decided(sentence, at, year?.end ?? holiday.end, ({ dates, figures }) =>
    year
      ? dates.monthsOf(year.value).has(holiday.month)
      : dates.months.has(holiday.month) && figures.some(({ value }) => value === holiday.day),
  );
}

function yearAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const token = sentence.peek(at)!;
  if (token.type !== 'n' && !/^(twenty|nineteen|two)$/.test(token.low)) return undefined;
  const number = numberAt(sentence.peek, at);
  if (!number?.year || number.days || number.percent || number.currency) return undefined;
  const { value } = number;
  const month = monthAfterYear(sentence, number);
  if (month && sentence.some(({ dates }) => dates.monthsOf(value).has(month))) return { end: number.end + 2 };
  const next = yearAfterSign(sentence, number);
  const end = next === undefined ? number.end : number.end + 2;
  const isNamed = sentence.tokens.slice(0, at).some(({ cap, first }) => cap && !first);
  if (!isNamed && at > 2 && tellsHowThingsAre(sentence, at)) return { end };
  if (value > sentence.material.dates.now.getFullYear() && tellsOfWish(sentence, at, end)) return { end };
  const isOther = isYearOfOtherLine(sentence, { from: at, end }, value);
  return decided(
    sentence,
    at,
    end,
    ({ dates, figures }) =>
      ((dates.years.has(value) && !isOther) ||
        figures.some((figure) => figure.value === value && figure.kind !== 'code')) &&
      (next === undefined || dates.years.has(next)),
  );
}

/** The month of `2023-04`; 0 where there is none. */
function monthAfterYear(sentence: SentenceSoFar, { end }: ReadNumber): number {
  const [sign, month] = [sentence.peek(end), sentence.peek(end + 1)];
  return sign?.glued && sign.text === '-' && month?.glued && /^\d\d$/.test(month.text)
    ? Number(month.text)
    : 0;
}

/** The second year of `2023/24`. */
function yearAfterSign(sentence: SentenceSoFar, { value, end }: ReadNumber): number | undefined {
  const sign = sentence.peek(end);
  if (!sign?.glued || !/^[/–-]$/.test(sign.text)) return undefined;
  const short = sentence.peek(end + 1);
  if (!short?.glued || !/^\d\d$/.test(short.text)) return undefined;
  return Math.floor(value / 100) * 100 + Number(short.text);
}

const WORDS = /^(may|march|mar|august)$/;

export const monthOf = (token: Lexeme | undefined): number =>
  token?.type === 'w' && token.cap && !(token.first && WORDS.test(token.low)) ? (MONTHS[token.low] ?? 0) : 0;

const OF_SOUTH = /^(AUD|NZD|ZAR|CLP|ARS|UYU)$/;
const SOUTHERN =
  'australia zealand africa chile argentina uruguay paraguay peru bolivia brazil zimbabwe namibia botswana mozambique melbourne sydney victoria auckland brisbane perth'.split(
    ' ',
  );

const isSouthern = (sentence: SentenceSoFar): boolean =>
  sentence.tokens.some(({ low }) => low === 'southern') ||
  sentence.some(
    (grounds) =>
      SOUTHERN.some((place) => grounds.has(place)) ||
      [...grounds.currencies.keys(), ...grounds.ofPlaces].some((currency) => OF_SOUTH.test(currency)),
  );
