import { FRACTIONS, SCALES, TENS, UNITS, SUFFIX } from '../lexicon/numerals.ts';
import { CURRENCY_WORDS, MINOR_WORDS, MONEY_PREFIX } from '../lexicon/currencies.ts';
import { DURATIONS } from '../lexicon/time.ts';
import { wordsAt } from './number-in-words.ts';
import type { Peek, PlainNumber } from './plain-number.ts';
import { type Counted, countedAt } from './what-is-counted.ts';
import type { Lexeme } from './lexeme.ts';

export interface ReadNumber extends Required<PlainNumber>, Omit<Counted, 'end'> {
  words: boolean;
}

export function numberAt(peek: Peek, at: number): ReadNumber | undefined {
  const token = peek(at);
  if (!token || token.type === 'p') return undefined;
  const read = token.type === 'n' ? digitsAt(peek, at) : wordsAt(peek, at);
  if (!read) return undefined;
  const number = withFraction(peek, read);
  const counted = countedAt(peek, number, token.type === 'n');
  return {
    alts: [],
    year: false,
    ordinal: false,
    round: false,
    ...number,
    words: token.type === 'w',
    ...counted,
    value: number.value * counted.times,
  };
}

function withFraction(peek: Peek, number: PlainNumber): PlainNumber {
  const { value, end } = number;
  if (peek(end)?.low !== 'and' || peek(end + 1)?.low !== 'a') return number;
  const low = peek(end + 2)?.low ?? '';
  if (low !== 'half' && low !== 'quarter') return number;
  const scale = SCALES[peek(end + 3)?.low ?? ''];
  if (value >= 100 && !scale) return number;
  const whole = value + FRACTIONS[low]!;
  return scale
    ? { ...number, value: whole * scale, end: end + 4 }
    : { ...number, value: whole, end: end + 3 };
}

export const isNumeral = (token: Lexeme): boolean =>
  token.type === 'n' ||
  UNITS[token.low] !== undefined ||
  TENS[token.low] !== undefined ||
  SCALES[token.low] !== undefined ||
  token.low === 'dozen';

const DIGITS = new RegExp(`^(${MONEY_PREFIX}|R)?(\\d+(?:[,.'’]\\d+)*)([a-zA-Z]*)(\\d*)$`);

/** `840`, `€18.4k`, `250 000`, `1.5 million`, `’21`, `14th`, `20min` */
function digitsAt(peek: Peek, at: number): PlainNumber | undefined {
  const token = peek(at)!;
  if (/^['’]\d\d$/.test(token.text)) return { value: shortYear(token), end: at + 1, year: true };
  const [, prefix = '', written = '', suffix = '', rest] = DIGITS.exec(token.text) ?? [];
  if (written === '' || rest) return undefined;
  const currency = CURRENCY_WORDS[prefix.toLowerCase().replace('.', '')] ?? '';
  const read = withSuffix(valueOf(written), suffix, currency);
  if (!read) return undefined;
  const number: PlainNumber = { currency, ...read, end: at + 1 };
  if (suffix === '' && MAYBE_THOUSANDS.test(written) && !isDecimal(peek, at))
    Object.assign(number, { value: read.value * 1_000, alts: [read.value] });
  if (/^\d{1,3}$/.test(token.text.slice(prefix.length))) addGroups(peek, number);
  // a `2-million-euro budget`
  const isJoined = peek(number.end)?.text === '-' && peek(number.end)!.glued && peek(number.end + 1)?.glued;
  const scale = peek(isJoined ? number.end + 1 : number.end);
  if (scale?.type === 'w' && SCALES[scale.low] && (!scale.glued || /^\d/.test(token.text))) {
    number.value *= SCALES[scale.low]!;
    number.end += isJoined ? 2 : 1;
    number.round = true;
  }
  if (scale?.text === 'm' && !scale.glued && !number.round) number.alts = [number.value * 1e6];
  if (/^(19|20)\d\d$/.test(token.text) && !number.round) number.year = true;
  return number;
}

function shortYear({ text }: Lexeme): number {
  const year = Number(text.slice(1));
  return year > 60 ? 1_900 + year : 2_000 + year;
}

/** `DKK 62.150` */
const MAYBE_THOUSANDS = /^[1-9]\d{0,2}\.\d\d0$/;
const MEASURE =
  /^(%|percent|[mµ]?g|kg|m?l|[mcµkn]?m|m?s|[km]?v|å|grams?|kilos?|lit(re|er)s?|met(re|er)s?|seconds?)$/;
const FAR = 30;

function isDecimal(peek: Peek, at: number): boolean {
  const next = peek(at + 1);
  if (MEASURE.test(next?.low ?? '') || (next?.low === 'per' && peek(at + 2)?.low === 'cent')) return true;
  for (let place = Math.max(0, at - FAR); place < at + FAR; place += 1)
    if (/\d\.\d{1,2}$/.test(peek(place)?.text ?? '')) return true;
  return false;
}

/** `1,200`, `1,5`, `8,75,000`, `1.200.000`, `135'000` */
function valueOf(spelt: string): number {
  const written = spelt.replaceAll(/['’]/g, '');
  const isDecimalComma =
    /,\d{1,2}$/.test(written) && !/^\d{1,3}(,\d{2})*,\d{3}$/.test(written) && !written.includes('.');
  const digits = (isDecimalComma ? written.replace(/,(\d{1,2})$/, '.$1') : written).replaceAll(',', '');
  const isOfThousands = digits.split('.').length > 2;
  return Number(isOfThousands ? digits.replaceAll('.', '') : digits);
}

/** `38p`, but not `720p` */
const MOST_PENCE = 200;

/** @returns undefined for a decade such as `1990s` */
function withSuffix(value: number, suffix: string, currency: string): Omit<PlainNumber, 'end'> | undefined {
  if (suffix === '') return { value };
  if (/^(st|nd|rd|th)$/.test(suffix)) return { value, ordinal: true };
  const scale = SUFFIX[suffix];
  if (scale) {
    // metres more often than millions, unless there is a currency
    if (suffix === 'm' && !currency) return { value, alts: [value * scale], round: true };
    const alts = currency || /^k$/i.test(suffix) ? [] : [value];
    return { value: value * scale, alts, round: true };
  }
  const minor = value < MOST_PENCE ? MINOR_WORDS[suffix] : undefined;
  if (minor && suffix !== 'c') return { value: value / 100, currency: minor };
  const unit = suffix.toLowerCase();
  if (DURATIONS[unit] && !(unit === 's' && Number.isInteger(value)))
    return { value, unit: unit === 'h' ? 'hour' : unit };
  return suffix === 's' && value >= 1_000 ? undefined : { value };
}

function addGroups(peek: Peek, number: PlainNumber): void {
  for (
    let group = peek(number.end);
    group && !group.glued && /^\d{3}$/.test(group.text);
    group = peek(number.end)
  ) {
    number.value = number.value * 1_000 + Number(group.text);
    number.end += 1;
  }
}

const IN_SMALL = /^(kr|rs|ksh|eur|usd|gbp|sek|nok|dkk|chf|inr|aud|nzd|zar|aed|sgd)$/;

/** `€ 400`, `kr 400`, `A$ 400` */
export function currencyBefore(
  peek: (at: number) => Lexeme | undefined,
  at: number,
): { currency: string; from: number } | undefined {
  const before = peek(at - 1);
  if (!before) return undefined;
  if (before.text === '$') {
    const place = before.glued ? peek(at - 2) : undefined;
    const currency = place && CURRENCY_WORDS[`${place.low}$`];
    if (currency) return { currency, from: at - 2 };
  }
  if (before.type === 'p' && before.text !== '.') {
    const sign = CURRENCY_WORDS[before.text];
    return sign === undefined ? undefined : { currency: sign, from: at - 1 };
  }
  const [word, from] = before.text === '.' ? [peek(at - 2), at - 2] : [before, at - 1];
  const currency = word?.cap || IN_SMALL.test(word?.low ?? '') ? CURRENCY_WORDS[word!.low] : undefined;
  return currency === undefined ? undefined : { currency, from };
}
