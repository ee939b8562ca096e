import { POUNDS } from '../lexicon/currencies.ts';
import { COUNTRIES_BY_PLACE, CURRENCIES_BY_PLACE } from '../lexicon/places.ts';
import { type Table, tableOf } from '../lexicon/list.ts';
import { FRACTIONS, NAMING_WORDS, SCALES } from '../lexicon/numerals.ts';
import { PEOPLE_GROUPS } from '../lexicon/persons.ts';
import { DURATIONS } from '../lexicon/time.ts';
import { currencyBefore, type ReadNumber, numberAt } from '../text/read-number.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { Dates } from './dates.ts';
import { DatesInLine } from './dates-in-line.ts';

export interface Figure {
  value: number;
  /** `code`: a number that names, as in `Ward 31`. */
  kind: 'money' | 'percent' | 'time' | 'plain' | 'code';
  currency: string;
  /** Days of its unit, where it is a length of time. */
  days: number;
  line: number;
  at: number;
  noun: string;
  isPlural: boolean;
  part?: number;
  /** Days between repetitions. */
  rate?: number;
}

export const codeOf = (value: number, line: number, at: number): Figure => ({
  value,
  kind: 'code',
  currency: '',
  days: 0,
  line,
  at,
  noun: '',
  isPlural: false,
});

const OF_MEASURE = /^(mg|kg|ml|mm|cm|km|ha|kw|mw|gw|kwh|mwh|kv|hz|khz|mhz|bar|pa|kpa|ppm|ms)$/;
/** `half-day`, `half marathon` */
const HALF_OF_NAME = /^(-|days?|marathons?|years?|terms?|time|board)$/;
const MASSES: Table<number> = tableOf({ kt: 1_000, mt: 1_000_000 });
const RANGE = 4;
const RANGE_OF_TIME = 5;
const RANGE_OF_MONEY = 14;
const PLANNED = /^(plan|planned|target|goal|agreed|against|versus|vs|before|previously)$/;
const RANGE_WORD = /^(to|and|or|–|—|-|→|>|\/)$/;

const RATES: Table<number> = tableOf({
  daily: DURATIONS['day']!,
  weekly: DURATIONS['week']!,
  monthly: DURATIONS['month']!,
  quarterly: DURATIONS['quarter']!,
  annual: DURATIONS['year']!,
  annually: DURATIONS['year']!,
  yearly: DURATIONS['year']!,
});

export class Figures {
  readonly figures: Figure[] = [];
  readonly dates: Dates;
  readonly currencies = new Map<string, number>();

  /** Currencies of the places named, which tell whose dollars are meant. */
  readonly ofPlaces = new Set<string>();
  readonly countries = new Set<string>();

  constructor(now: Date) {
    this.dates = new Dates(now);
  }

  protected readFigures(tokens: readonly Lexeme[], line: number): void {
    const dates = new DatesInLine(this.dates, tokens, line);
    for (const { cap, low } of tokens) {
      const code = cap ? CURRENCIES_BY_PLACE[low] : undefined;
      if (code) this.ofPlaces.add(code);
      for (const country of (cap && COUNTRIES_BY_PLACE[low]) || []) this.countries.add(country);
    }
    let part = 0;
    for (let at = 0; at < tokens.length;) {
      if (/^[.•]$/.test(tokens[at]!.text) && tokens[at + 1]?.glued === false) part += 1;
      const date = dates.readAt(at);
      if (date?.value !== undefined) this.figures.push(codeOf(date.value, line, at));
      at = date?.end ?? this.#readNumber(tokens, at, line, part);
    }
    dates.end();
  }

  #readNumber(tokens: readonly Lexeme[], at: number, line: number, part: number): number {
    const token = tokens[at]!;
    const number = numberAt((place) => tokens[place], at);
    if (!number) {
      if (token.low === 'no' || token.low === 'none')
        this.figures.push({ ...codeOf(0, line, at), kind: 'plain' });
      const last = this.figures.at(-1);
      const far = last?.kind === 'money' ? RANGE_OF_MONEY : last?.kind === 'plain' ? RANGE : 0;
      const isPart =
        token.low === 'half' &&
        !HALF_OF_NAME.test(tokens[at + 1]?.text ?? '') &&
        tokens[last?.at ?? at]?.low !== 'half';
      if (isPart && last?.line === line && at - last.at <= far)
        this.figures.push({ ...last, value: last.value / 2, at });
      const share = shareAt(tokens, at);
      if (share) this.figures.push({ ...codeOf(share * 100, line, at), kind: 'percent', part });
      if (this.#isOneMore(tokens, at, line))
        this.figures.push({ ...codeOf(1, line, at), kind: 'plain', noun: tokens[at + 1]?.stem ?? '', part });
      return at + 1;
    }
    const other = twinAt(tokens, at);
    if (other) {
      this.figures.push(codeOf(Number(token.text), line, at), codeOf(Number(other.text), line, at));
      return at + 3;
    }
    return this.#readQuantity(tokens, at, number, { line, part });
  }

  /** `two vans and a lorry` */
  #isOneMore(tokens: readonly Lexeme[], at: number, line: number): boolean {
    return (
      /^an?$/.test(tokens[at]!.low) &&
      /^(and|plus|,)$/.test(tokens[at - 1]?.low ?? '') &&
      this.figures.some((known) => known.line === line && known.kind === 'plain')
    );
  }

  #readQuantity(
    tokens: readonly Lexeme[],
    at: number,
    number: ReadNumber,
    place: { line: number; part: number },
  ): number {
    const peek = (some: number): Lexeme | undefined => tokens[some];
    const currency = this.#meant(
      number.currency || currencyBefore(peek, at)?.currency || this.#currencyOfRange(tokens, at, place.line),
      tokens,
    );
    if (currency !== '' && !currency.includes(' ')) this.ofPlaces.add(currency);
    if (currency) this.currencies.set(currency, (this.currencies.get(currency) ?? 0) + 1);
    const days = number.days || (currency ? 0 : this.#daysOfRange(tokens, at, number, place.line));
    const kind = currency ? 'money' : days ? 'time' : kindOf(tokens, at, number);
    const figure: Figure = {
      value: number.value,
      kind,
      currency,
      days,
      at,
      noun: (number.noun !== 'plus' && number.noun) || peopleOfGroup(tokens, at),
      isPlural: number.isPlural,
      ...place,
    };
    const minutes =
      kind === 'time' && /^h(rs?|ours?)?$/.test(number.unit) ? minutesAt(tokens, number.end) : 0;
    if (minutes > 0) {
      this.figures.push({ ...figure, value: number.value + minutes / 60 });
      return number.end + 1;
    }
    if (kind === 'time') {
      const rest = numberAt(peek, tokens[number.end]?.low === 'and' ? number.end + 1 : number.end);
      if (rest?.days && rest.days < number.days) {
        const days = number.value * number.days + rest.value * rest.days;
        this.figures.push({ ...figure, value: days / number.days });
        return rest.end;
      }
    }
    if (kind === 'money') this.#addBeginOfRange(figure, tokens);
    this.figures.push({ ...figure, rate: rateAfter(tokens, number.end) || rateBefore(tokens, at) });
    const isMass = tokens.slice(number.end, number.end + 2).some(({ low }) => low === 'of');
    const many = /^(km|kilomet|tonne|t$)/.test(number.noun) ? 1_000 : (isMass && MASSES[number.noun]) || 0;
    if (many > 0) this.figures.push({ ...figure, value: number.value * many, kind: 'plain', days: 0 });
    for (const value of number.alts)
      if (value !== number.value)
        this.figures.push({ ...figure, value, kind: number.days ? 'plain' : kind, days: 0 });
    return Math.max(at + 1, number.words || !number.noun ? number.end : at + 1);
  }

  /** `48–54 k€` */
  #addBeginOfRange({ at, value, currency, line }: Figure, tokens: readonly Lexeme[]): void {
    const last = this.figures.at(-1);
    if (!last || !/^(plain|money)$/.test(last.kind) || last.line !== line || last.at !== at - 2) return;
    if (!/^[–-]$/.test(tokens[at - 1]!.text) || !tokens[at]!.glued) return;
    const written = Number(tokens[at]!.text.replaceAll(/\D/g, ''));
    if (written > 0)
      this.figures.push({ ...last, kind: 'money', currency, value: (last.value * value) / written });
  }

  /** A sign of several, by the only place named. */
  #meant(currency: string, tokens: readonly Lexeme[]): string {
    const codes = currency.split(' ');
    if (codes.length === 1) return currency;
    const here = tokens.flatMap(({ cap, low }) => (cap && CURRENCIES_BY_PLACE[low]) || []);
    for (const places of [here, [...this.ofPlaces]]) {
      const [code, ...others] = new Set(places.filter((one) => codes.includes(one)));
      if (code && others.length === 0) return code;
    }
    return currency === POUNDS ? 'GBP' : currency;
  }

  /** `19 weeks to 8`, `11 months (plan: 14)` */
  #daysOfRange(tokens: readonly Lexeme[], at: number, number: ReadNumber, line: number): number {
    const last = this.figures.at(-1);
    const isBare = !number.percent && !number.ordinal && tokens[number.end]?.type !== 'w';
    if (!isBare || last?.kind !== 'time' || last.line !== line || at - last.at > RANGE_OF_TIME) return 0;
    const before = tokens[at - 1]?.text === ':' ? tokens[at - 2] : tokens[at - 1];
    const isRange = at - last.at <= RANGE && RANGE_WORD.test(before?.text ?? '');
    return isRange || PLANNED.test(before?.low ?? '') ? last.days : 0;
  }

  /** `£310 to 245`: the second figure is in pounds too. */
  #currencyOfRange(tokens: readonly Lexeme[], at: number, line: number): string {
    const last = this.figures.at(-1);
    if (last?.kind !== 'money' || last.line !== line || at - last.at > RANGE) return '';
    const between = tokens.slice(last.at + 1, at);
    const isRange = between.some(({ text }) => RANGE_WORD.test(text));
    return isRange && between.every(({ text, low }) => RANGE_WORD.test(text) || SCALES[low])
      ? last.currency
      : '';
  }
}

function kindOf(tokens: readonly Lexeme[], at: number, number: ReadNumber): Figure['kind'] {
  if (number.percent) return 'percent';
  if (number.days) return 'time';
  return number.ordinal || isOfName(tokens, at, number) ? 'code' : 'plain';
}

/** `team of 8` counts people without saying so. */
const peopleOfGroup = (tokens: readonly Lexeme[], at: number): string =>
  tokens[at - 1]?.low === 'of' && PEOPLE_GROUPS.has(tokens[at - 2]?.low ?? '') ? 'people' : '';

/** `Ward 31`, `Level 3` */
function isOfName(tokens: readonly Lexeme[], at: number, number: ReadNumber): boolean {
  const before = tokens[at - 1];
  if (before?.type !== 'w' || before.glued) return false;
  if (tokens[at]!.type !== 'n' || !Number.isInteger(number.value) || OF_MEASURE.test(number.noun))
    return false;
  const names = (before.cap && !before.first) || NAMING_WORDS.has(before.low);
  return names && !/^(of|to|from)$/.test(before.low);
}

/** The 15 of `2 h 15`; 0 where there are no minutes. */
const minutesAt = (tokens: readonly Lexeme[], at: number): number =>
  /^[0-5]\d$/.test(tokens[at]?.text ?? '') &&
  !DURATIONS[tokens[at + 1]?.low ?? ''] &&
  !OF_MEASURE.test(tokens[at + 1]?.low ?? '')
    ? Number(tokens[at]!.text)
    : 0;

/** `down a fifth`; 0 for no share */
const shareAt = (tokens: readonly Lexeme[], at: number): number =>
  /^(an?|one|by)$/.test(tokens[at]!.low) ? (FRACTIONS[tokens[at + 1]?.low ?? ''] ?? 0) : 0;

/** The 7 of `24/7`. */
function twinAt(tokens: readonly Lexeme[], at: number): Lexeme | undefined {
  const [one, slash, other] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (one.type !== 'n' || !slash?.glued || slash.text !== '/') return undefined;
  if (other?.type !== 'n' || !other.glued) return undefined;
  return [one, other].every(({ text }) => /^\d{1,2}$/.test(text)) ? other : undefined;
}

/** `Monthly budget of ₹18 lakh` */
function rateBefore(tokens: readonly Lexeme[], at: number): number {
  const before = tokens.slice(Math.max(0, at - RANGE), at);
  return (before.at(-1)?.low === 'of' && before.map(({ low }) => RATES[low]).find(Boolean)) || 0;
}

/** `4.2 million requests a day`: days between repetitions, 0 for no rate. */
function rateAfter(tokens: readonly Lexeme[], end: number): number {
  for (let at = end; at < end + 3; at += 1) {
    const low = tokens[at]?.low ?? '';
    const rate = /^(a|an|per|every|each|\/)$/.test(low) ? DURATIONS[tokens[at + 1]?.low ?? ''] : RATES[low];
    if (rate) return rate;
  }
  return 0;
}
