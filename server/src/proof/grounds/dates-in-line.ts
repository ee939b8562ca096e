import type { Dates } from './dates.ts';
import { FOREIGN_MONTHS, MONTHS, monthsOfPart } from '../lexicon/time.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { clockTimeAt } from '../text/clock-time.ts';
import { holidayAt } from '../text/holiday.ts';
import { dottedMonth } from '../text/dotted-month.ts';
import { numericDateAt } from '../text/numeric-date.ts';
import { type ReadNumber, numberAt } from '../text/read-number.ts';

interface Instant {
  year: number;
  month: number;
}

interface ReadDate {
  end: number;
  value?: number;
}

const YEAR = /^(19|20)\d\d$/;
const SINCE = /^(since|seit|depuis|desde|sinds|siden)$/;
const TO_NOW =
  /^(to|[–—→-]) ?(date|present|now|today|current|(heute|aujourd|actual|heden|idag|oggi|hoje|la fecha)(?! [a-z]))|^present|^to date|^[–—-] ?([:;,)|]|$)/;

export class DatesInLine {
  readonly #dates: Dates;
  readonly #tokens: readonly Lexeme[];
  readonly #line: number;
  readonly #instants: Instant[] = [];
  #goesOnFrom: Instant | undefined;

  constructor(dates: Dates, tokens: readonly Lexeme[], line: number) {
    this.#dates = dates;
    this.#tokens = tokens;
    this.#line = line;
  }

  readAt(at: number): ReadDate | undefined {
    return (
      this.#partOfYearAt(at) ??
      this.#financialYearAt(at) ??
      this.#shortMonthAt(at) ??
      this.#monthAt(at) ??
      this.#holidayAt(at) ??
      this.#numericDateAt(at) ??
      this.#numericMonthAt(at) ??
      this.#isoMonthAt(at) ??
      this.#clockAt(at) ??
      this.#yearAt(at)
    );
  }

  end(): void {
    for (const [at, to] of this.#instants.entries()) {
      const from = this.#instants[at - 1];
      if (!from) continue;
      const exact = from.month > 0 && to.month > 0;
      const [first, last] = to.year < from.year ? [to, from] : [from, to];
      this.#addSpan(first, monthsSince0(last), { exact, now: false });
    }
    this.#addWhole();
    const { now } = this.#dates;
    if (!this.#goesOnFrom) return;
    const thisMonth = now.getFullYear() * 12 + now.getMonth();
    const first = this.#instants.reduce(
      (one, other) => (monthsSince0(other) < monthsSince0(one) ? other : one),
      this.#goesOnFrom,
    );
    for (const from of new Set([this.#goesOnFrom, first]))
      this.#addSpan(from, thisMonth, { exact: false, now: true });
  }

  /** `2015–2019, before that from 2013` gives one span of six years. */
  #addWhole(): void {
    if (this.#instants.length < 3) return;
    const all = this.#instants.toSorted((one, other) => monthsSince0(one) - monthsSince0(other));
    const [from, to] = [all[0]!, all.at(-1)!];
    this.#addSpan(from, monthsSince0(to), { exact: from.month > 0 && to.month > 0, now: false });
  }

  #addSpan(from: Instant, to: number, how: { exact: boolean; now: boolean }): void {
    this.#dates.spans.push({ line: this.#line, from: monthsSince0(from), to, ...how });
  }

  #addInstant(instant: Instant): void {
    this.#dates.addYear(instant.year, this.#line);
    this.#instants.push(instant);
  }

  readonly #peek = (at: number): Lexeme | undefined => this.#tokens[at];

  /** `Q3 2021`, `H1 2022` */
  #partOfYearAt(at: number): ReadDate | undefined {
    const months = monthsOfPart(this.#tokens[at]!.low);
    if (months.length === 0) return undefined;
    const year = numberAt(this.#peek, at + 1);
    if (year?.year) for (const month of months) this.#dates.addMonth(year.value, month);
    return { end: at + 1 };
  }

  /** `FY21` */
  #financialYearAt(at: number): ReadDate | undefined {
    const { type, cap, first, low } = this.#tokens[at]!;
    const year = type === 'w' && cap && !first ? /^fy'?(?:20)?(\d\d)$/.exec(low) : undefined;
    if (!year) return undefined;
    this.#addInstant({ year: 2000 + Number(year[1]), month: 0 });
    return { end: at + 1 };
  }

  /** `Mar-19`, `Mar-2019` */
  #shortMonthAt(at: number): ReadDate | undefined {
    const month = monthNamed(this.#tokens[at]);
    const [sign, year] = [this.#peek(at + 1), this.#peek(at + 2)];
    if (month === 0 || sign?.text !== '-' || !sign.glued || !year?.glued) return undefined;
    if (!/^(19|20)?\d\d$/.test(year.text)) return undefined;
    if (YEAR.test(this.#peek(at + 3)?.text ?? '') || this.#peek(at + 3)?.text === ',') return undefined;
    const written = Number(year.text);
    const century = written > 99 ? 0 : written < 60 ? 2_000 : 1_900;
    return this.#readMonth({ year: century + written, month }, at, at + 3);
  }

  /** `March 14, 2022`, `March–May 2022`: the year is read again. */
  #monthAt(at: number): ReadDate | undefined {
    const month = monthNamed(this.#tokens[at]);
    if (month === 0) return undefined;
    this.#dates.months.add(month);
    let next = at + 1;
    while (/^[.,]$/.test(this.#peek(next)?.text ?? '')) next += 1;
    const number = numberAt(this.#peek, next);
    if (number?.year) this.#dates.addMonth(number.value, month);
    else if (number) this.#dayOfMonth(number, month);
    else if (/^([–—/-]|to)$/.test(this.#peek(next)?.text ?? '')) this.#monthsUpTo(next + 1, month);
    const before = /^[(,]$/.test(this.#peek(at - 1)?.text ?? '') ? numberAt(this.#peek, at - 2) : undefined;
    if (before?.year) this.#dates.addMonth(before.value, month); // `2019 (October)`
    return { end: at + 1 };
  }

  #dayOfMonth(day: ReadNumber, month: number): void {
    if (day.value > 31) return;
    const year = numberAt(this.#peek, this.#peek(day.end)?.text === ',' ? day.end + 1 : day.end);
    if (year?.year) this.#dates.addMonth(year.value, month);
  }

  #monthsUpTo(at: number, first: number): void {
    const last = monthNamed(this.#peek(at));
    const year = numberAt(this.#peek, this.#peek(at + 1)?.text === '.' ? at + 2 : at + 1);
    if (last < first || !year?.year) return;
    this.#addSpan({ year: year.value, month: first }, year.value * 12 + last, { exact: true, now: false });
    for (let month = first; month <= last; month += 1) {
      this.#dates.addMonth(year.value, month);
      this.#dates.months.add(month);
    }
  }

  #numericDateAt(at: number): ReadDate | undefined {
    const date = numericDateAt(this.#peek, at);
    if (!date) return undefined;
    for (const { month } of date.readings) this.#addMonthOfYear({ year: date.year, month });
    if (this.#goesOn(at, date.end, false)) {
      this.#goesOnFrom = { year: date.year, month: date.readings[0]!.month };
      this.#instants.push(this.#goesOnFrom);
    }
    return { end: date.end, value: date.readings[0]!.day };
  }

  #numericMonthAt(at: number): ReadDate | undefined {
    const dotted = dottedMonth(this.#tokens[at]);
    if (dotted) return this.#readMonth(dotted, at, at + 1);
    const [month, slash, year] = [this.#tokens[at]!, this.#peek(at + 1), this.#peek(at + 2)];
    if (month.type !== 'n' || !/^\d{1,2}$/.test(month.text)) return undefined;
    const isJoined = slash?.text === '/' || (slash?.text === '-' && slash.glued && year?.glued);
    if (!isJoined || !year || !YEAR.test(year.text)) return undefined;
    return this.#readMonth({ year: Number(year.text), month: Number(month.text) }, at, at + 3);
  }

  #readMonth(instant: Instant, at: number, end: number): ReadDate {
    this.#addMonthOfYear(instant);
    this.#instants.push(instant);
    if (this.#goesOn(at, end, false)) this.#goesOnFrom = instant;
    return { end };
  }

  /** `2022-02`, `2021-08-03`, `2022/02`; `2011/12` is a year of school. */
  #isoMonthAt(at: number): ReadDate | undefined {
    const [sign, month] = [this.#peek(at + 1), this.#peek(at + 2)];
    if (!/^[-/]$/.test(sign?.text ?? '') || !sign!.glued || !month?.glued) return undefined;
    if (!/^(0[1-9]|1[0-2])$/.test(month.text)) return undefined;
    const year = numberAt(this.#peek, at);
    if (!year?.year) return undefined;
    if (sign!.text === '/' && this.#yearAfterSlash(at, year.value) === year.value + 1) return undefined;
    const instant = { year: year.value, month: Number(month.text) };
    this.#addMonthOfYear(instant);
    const end = this.#peek(at + 3)?.text === '-' && this.#peek(at + 4)?.glued ? at + 5 : at + 3;
    if (end === at + 3) this.#instants.push(instant);
    if (this.#goesOn(at, end, false)) this.#goesOnFrom = instant;
    return { end };
  }

  #addMonthOfYear({ year, month }: Instant): void {
    this.#dates.addYear(year, this.#line);
    this.#dates.months.add(month);
    this.#dates.addMonth(year, month);
  }

  #clockAt(at: number): ReadDate | undefined {
    const time = clockTimeAt(this.#peek, at);
    if (!time) return undefined;
    this.#dates.addClock(time.minutes, this.#line);
    const value = numberAt(this.#peek, at)?.value;
    return value === undefined ? undefined : { end: time.end, value };
  }

  /** `Christmas Eve 2023` */
  #holidayAt(at: number): ReadDate | undefined {
    const holiday = holidayAt(this.#peek, at);
    if (!holiday) return undefined;
    const { month, day, end } = holiday;
    this.#dates.months.add(month);
    const year = numberAt(this.#peek, this.#peek(end)?.text === ',' ? end + 1 : end);
    if (year?.year) this.#dates.addMonth(year.value, month);
    return { end, value: day };
  }

  /** `2021`, `2023/24`, `2021 to date` */
  #yearAt(at: number): ReadDate | undefined {
    const number = numberAt(this.#peek, at);
    if (!number?.year) return undefined;
    const instant = { year: number.value, month: this.#monthBefore(at) };
    this.#addInstant(instant);
    const next = this.#yearAfterSlash(at, number.value);
    if (next !== undefined) this.#addInstant({ year: next, month: 0 });
    const end = next === undefined ? at + 1 : at + 3;
    if (this.#goesOn(at, end, instant.month > 0)) this.#goesOnFrom = instant;
    return { end, value: number.value };
  }

  #monthBefore(at: number): number {
    const [before, farther] = [this.#peek(at - 1), this.#peek(at - 2)];
    if (!before) return 0;
    const isApart = before.type === 'n' || /^[.,]$/.test(before.text);
    return monthNamed(before) || (isApart ? monthNamed(farther) : 0);
  }

  #yearAfterSlash(at: number, year: number): number | undefined {
    const [sign, short] = [this.#peek(at + 1), this.#peek(at + 2)];
    if (!sign?.glued || !/^[/–-]$/.test(sign.text)) return undefined;
    if (!short?.glued || !/^\d\d$/.test(short.text)) return undefined;
    return Math.floor(year / 100) * 100 + Number(short.text);
  }

  #isLast(at: number): boolean {
    const year = Number(this.#tokens[at]!.text);
    return this.#instants.every((instant) => !(instant.year > year));
  }

  #goesOn(at: number, end: number, hasMonth: boolean): boolean {
    const rest = this.#tokens.slice(end, end + 4).map(({ low }) => low);
    if (TO_NOW.test(rest.join(' '))) return true;
    const before = this.#peek(hasMonth ? at - 2 : at - 1)?.low ?? '';
    if (SINCE.test(before) || (before === 'from' && this.#isLast(at))) return true;
    const isAbbreviated = monthNamed(this.#peek(at - 1)) > 0 && this.#peek(at - 2)?.text === '.';
    return isAbbreviated && this.#peek(at - 3)?.low === 'since';
  }
}

/** Counts from 1; 0 for none. `mar` and `may` need a capital. */
const monthNamed = (token: Lexeme | undefined): number =>
  token && token.type === 'w' && (token.low.length > 3 || token.cap)
    ? (MONTHS[token.low.replace('.', '')] ?? (NAMES.test(token.text) ? 0 : FOREIGN_MONTHS[token.low]) ?? 0)
    : 0;

const NAMES = /^(Mayo|Marco|Maggio|MAYO|MARCO)$/;

const monthsSince0 = ({ year, month }: Instant): number => year * 12 + (month > 0 ? month - 1 : 0);
