import { type Table, tableOf } from '../lexicon/list.ts';
import { NAMING_WORDS, SCALES } from '../lexicon/numerals.ts';
import { DURATIONS, MONTHS, monthsOfPart } from '../lexicon/time.ts';
import { currencyBefore } from '../text/currency-before.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { numberAt } from '../text/read-number.ts';

export interface Figure {
  value: number;
  kind: 'money' | 'percent' | 'time' | 'plain' | 'code';
  currency: string;
  days: number;
  line: number;
  at: number;
  noun: string;
  part?: number;
  rate?: number;
}
/** In months since the year 0. */
export interface Span {
  line: number;
  from: number;
  to: number;
  exact: boolean;
  now: boolean;
}

/** In lexemes. */
const RANGE = 4;
const RANGE_WORD = /^(to|and|or|–|—|-|→|>|\/)$/;

/** In days. */
const RATES: Table<number> = tableOf({
  daily: DURATIONS['day']!,
  weekly: DURATIONS['week']!,
  monthly: DURATIONS['month']!,
  quarterly: DURATIONS['quarter']!,
  annual: DURATIONS['year']!,
  annually: DURATIONS['year']!,
  yearly: DURATIONS['year']!,
});

/** The numbers, dates and lengths of time that lines tell. */
export class Figures {
  readonly figures: Figure[] = [];
  readonly years = new Set<number>();
  readonly months = new Set<number>();
  readonly monthYears = new Set<string>();
  readonly clocks = new Set<string>();
  readonly spans: Span[] = [];
  readonly currencies = new Map<string, number>();
  /** When what goes on is reckoned to. */
  readonly now: Date;

  constructor(now: Date) {
    this.now = now;
  }

  /** Of `£310 to 245`: the second is a sum of money as the first is. */
  #currencyOfRange(tokens: readonly Lexeme[], at: number, line: number): string {
    const last = this.figures.at(-1);
    if (last?.kind !== 'money' || last.line !== line || at - last.at > RANGE) return '';
    const between = tokens.slice(last.at + 1, at);
    const isRange = between.some(({ text }) => RANGE_WORD.test(text));
    return isRange && between.every(({ text, low }) => RANGE_WORD.test(text) || SCALES[low])
      ? last.currency
      : '';
  }

  protected readFigures(tokens: Lexeme[], line: number): void {
    const peek = (i: number) => tokens[i];
    let part = 0;
    const years: { year: number; month: number; at: number }[] = [];
    let open: { year: number; month: number } | undefined;
    for (let i = 0; i < tokens.length; i += 1) {
      const token = tokens[i]!;
      if (/^[.•]$/.test(token.text) && tokens[i + 1] && !tokens[i + 1]!.glued) part += 1;
      const ofPart = monthsOfPart(token.low);
      const ofYear = ofPart.length > 0 ? numberAt(peek, i + 1) : undefined;
      if (ofYear?.year) for (const one of ofPart) this.monthYears.add(`${ofYear.value}-${one}`);
      if (token.type === 'w' && token.cap && !token.first) {
        const fy = /^fy'?(\d\d)$/.exec(token.low);
        if (fy) {
          this.years.add(2000 + Number(fy[1]));
          years.push({ year: 2000 + Number(fy[1]), month: 0, at: i });
        }
      }
      if (monthNamed(token)) {
        const month = monthNamed(token);
        this.months.add(month);
        // month, day?, year
        let k = i + 1;
        while (tokens[k] && /^[.,]$/.test(tokens[k]!.text)) k += 1;
        const n = numberAt(peek, k);
        if (n?.year) {
          this.monthYears.add(`${n.value}-${month}`);
        } else if (n && n.value <= 31 && tokens[n.end]) {
          const y = numberAt(peek, tokens[n.end]!.text === ',' ? n.end + 1 : n.end);
          if (y?.year) this.monthYears.add(`${y.value}-${month}`);
        } else if (tokens[k] && /^[–—/-]$/.test(tokens[k]!.text) && monthNamed(tokens[k + 1])) {
          const y = numberAt(peek, k + 2);
          if (y?.year)
            for (let x = month; x <= monthNamed(tokens[k + 1]); x += 1) {
              this.monthYears.add(`${y.value}-${x}`);
              this.months.add(x);
            }
        }
        continue;
      }
      if (token.low === 'no' || token.low === 'none')
        this.figures.push({ value: 0, kind: 'plain', currency: '', days: 0, line, at: i, noun: '' });
      const n = numberAt(peek, i);
      if (!n) {
        if (
          (token.low === 'a' || token.low === 'an') &&
          tokens[i - 1] &&
          /^(and|plus|,)$/.test(tokens[i - 1]!.low) &&
          this.figures.some((f) => f.line === line && f.kind === 'plain')
        )
          this.figures.push({
            value: 1,
            kind: 'plain',
            currency: '',
            days: 0,
            line,
            at: i,
            noun: tokens[i + 1]?.stem ?? '',
            part,
          });
        continue;
      }
      const before = tokens[i - 1],
        after = tokens[i + 1],
        after2 = tokens[i + 2];
      // 08/2021, 2021-08-03, 1:58
      if (
        token.type === 'n' &&
        /^\d{1,2}$/.test(token.text) &&
        after?.text === '/' &&
        after2 &&
        /^(19|20)\d\d$/.test(after2.text)
      ) {
        const month = Number(token.text),
          y = Number(after2.text);
        this.months.add(month);
        this.monthYears.add(`${y}-${month}`);
        this.years.add(y);
        years.push({ year: y, month: month, at: i });
        i += 2;
        continue;
      }
      if (
        n.year &&
        after?.text === '-' &&
        after2 &&
        /^(0[1-9]|1[0-2])$/.test(after2.text) &&
        after2.glued &&
        tokens[i + 3]?.text === '-'
      ) {
        this.months.add(Number(after2.text));
        this.monthYears.add(`${n.value}-${Number(after2.text)}`);
        this.years.add(n.value);
        i += 2;
        continue;
      }
      if (token.type === 'n' && after?.text === ':' && after2?.type === 'n' && after2.glued) {
        this.clocks.add(`${token.text}:${after2.text}`);
        this.figures.push({ value: n.value, kind: 'code', currency: '', days: 0, line, at: i, noun: '' });
        i += 2;
        continue;
      }
      if (n.year) {
        this.years.add(n.value);
        const grounds =
          monthNamed(before) ||
          (before && /^[.,]$/.test(before.text) ? monthNamed(tokens[i - 2]) : 0) ||
          (before?.type === 'n' && monthNamed(tokens[i - 2])) ||
          0;
        years.push({ year: n.value, month: grounds, at: i });
        // 2023/24, 2022-23
        if (
          after &&
          /^[/–-]$/.test(after.text) &&
          after.glued &&
          after2 &&
          /^\d\d$/.test(after2.text) &&
          after2.glued
        ) {
          this.years.add(Math.floor(n.value / 100) * 100 + Number(after2.text));
          years.push({ year: Math.floor(n.value / 100) * 100 + Number(after2.text), month: 0, at: i + 2 });
          i += 2;
        }
        // to date, present, now, since
        const rest = tokens
          .slice(i + 1, i + 5)
          .map((x) => x.low)
          .join(' ');
        if (
          /^(to|[–—-]) ?(date|present|now|today|current)|^present|^to date/.test(rest) ||
          /^(since|from|seit)$/.test((grounds ? tokens[i - 2] : before)?.low ?? '') ||
          (monthNamed(before) && tokens[i - 2]?.text === '.' && tokens[i - 3]?.low === 'since')
        )
          open = { year: n.value, month: grounds };
        this.figures.push({ value: n.value, kind: 'code', currency: '', days: 0, line, at: i, noun: '' });
        continue;
      }
      if (
        token.type === 'n' &&
        after?.text === '/' &&
        after.glued &&
        after2?.type === 'n' &&
        after2.glued &&
        /^\d{1,2}$/.test(token.text) &&
        /^\d{1,2}$/.test(after2.text)
      ) {
        for (const v of [token, after2])
          this.figures.push({
            value: Number(v.text),
            kind: 'code',
            currency: '',
            days: 0,
            line,
            at: i,
            noun: '',
          });
        i += 2;
        continue;
      } // 24/7
      const currency =
        n.currency || currencyBefore(peek, i)?.currency || this.#currencyOfRange(tokens, i, line);
      const base = { currency, line, at: i, noun: n.noun, part };
      if (currency) this.currencies.set(currency, (this.currencies.get(currency) ?? 0) + 1);
      const code =
        before &&
        before.type === 'w' &&
        !before.glued &&
        token.type === 'n' &&
        Number.isInteger(n.value) &&
        ((before.cap && !before.first) || NAMING_WORDS.has(before.low)) &&
        !/^(of|to|from)$/.test(before.low);
      const kind = currency ? 'money' : n.percent ? 'percent' : n.days ? 'time' : code ? 'code' : 'plain';
      if (kind === 'time') {
        // 2 h 20 min
        const o = numberAt(peek, tokens[n.end]?.low === 'and' ? n.end + 1 : n.end);
        if (o && o.days && o.days < n.days) {
          this.figures.push({
            value: (n.value * n.days + o.value * o.days) / n.days,
            kind,
            days: n.days,
            ...base,
          });
          i = o.end - 1;
          continue;
        }
      }
      let rate = 0;
      for (let k = n.end; k < n.end + 3 && !rate; k += 1) {
        rate = RATES[tokens[k]?.low ?? ''] ?? 0;
        if (/^(a|an|per|every|each)$/.test(tokens[k]?.low ?? ''))
          rate = DURATIONS[tokens[k + 1]?.low ?? ''] ?? 0;
      }
      this.figures.push({ value: n.value, kind, days: n.days, rate, ...base });
      if (/^(km|kilomet|tonne)/.test(n.noun) || n.noun === 't')
        this.figures.push({ value: n.value * 1000, kind: 'plain', days: 0, ...base });
      for (const v of n.alts)
        if (v !== n.value) this.figures.push({ value: v, kind: n.days ? 'plain' : kind, days: 0, ...base });
      i = Math.max(i, (n.words || !n.noun ? n.end : i + 1) - 1);
    }
    // spans of years
    for (let a = 0; a + 1 < years.length; a += 1) {
      const b = a + 1;
      if (years[b]!.year >= years[a]!.year)
        this.spans.push({
          line,
          from: monthsOf(years[a]!),
          to: monthsOf(years[b]!),
          exact: years[a]!.month > 0 && years[b]!.month > 0,
          now: false,
        });
    }
    if (open)
      this.spans.push({
        line,
        from: monthsOf(open),
        to: this.now.getFullYear() * 12 + this.now.getMonth(),
        exact: false,
        now: true,
      });
  }
}

/** From 1; 0 for what names none. A short name such as `mar` or `may` counts with a capital only. */
const monthNamed = (token: Lexeme | undefined): number =>
  token && token.type === 'w' && (token.low.length > 3 || token.cap)
    ? (MONTHS[token.low.replace('.', '')] ?? 0)
    : 0;

/** Since the year 0. */
const monthsOf = ({ year, month }: { year: number; month: number }): number =>
  year * 12 + (month > 0 ? month - 1 : 0);
