import type { Lexeme } from './lexeme.ts';
import type { Peek, PlainNumber } from './plain-number.ts';
import { CURRENCIES_OF_PLACES, CURRENCY_WORDS, MINOR_WORDS } from '../lexicon/currencies.ts';
import { type Table, tableOf } from '../lexicon/list.ts';
import { CURRENCIES_BY_PLACE } from '../lexicon/places.ts';
import { DURATIONS } from '../lexicon/time.ts';

export interface Counted {
  end: number;
  percent: boolean;
  points: boolean;
  currency: string;
  times: number;
  unit: string;
  days: number;
  noun: string;
  isPlural: boolean;
}

const OF_LENGTH =
  /^(working|business|calendar|full|whole|good|long|more|extra|fewer|solid|short|consecutive|straight)$/;

/** @param inDigits `5 h` is a length of time, `five h` is not */
export function countedAt(peek: Peek, number: PlainNumber, inDigits: boolean): Counted {
  const { value, end, currency = '', unit = '' } = number;
  const plain: Counted = {
    end,
    percent: false,
    points: false,
    currency,
    times: 1,
    unit,
    days: 0,
    noun: '',
    isPlural: false,
  };
  const isJoined = peek(end)?.text === '-' && peek(end)!.glued;
  const at = isJoined ? end + 1 : end;
  const [word, next] = [peek(at), peek(at + 1)];
  if (!word) return plain;
  const percent = percentAt(word, next, isJoined);
  if (percent) return { ...plain, ...percent, end: end + percent.length };
  const money = moneyAt(peek, at, currency === '');
  if (money) return { ...plain, currency: money.currency, times: money.times, end: at + money.length };
  if (unit) return { ...plain, days: DURATIONS[unit]! };
  if (isLength(word, value, inDigits))
    return { ...plain, days: DURATIONS[word.low]!, unit: word.low, end: at + 1 };
  if (word.type !== 'w') return plain;
  if (next && DURATIONS[next.low] && OF_LENGTH.test(word.low))
    return { ...plain, days: DURATIONS[next.low]!, unit: next.low };
  return { ...plain, noun: word.stem, isPlural: word.low !== word.stem };
}

function percentAt(
  word: Lexeme,
  next: Lexeme | undefined,
  isJoined: boolean,
): { percent: true; points: boolean; length: number } | undefined {
  if (word.low === 'per' && next?.low === 'cent') return { percent: true, points: false, length: 2 };
  const isPoints = word.low === 'points' && !isJoined;
  if (!isPoints && !/^(%|percent|pc|percentage)$/.test(word.low)) return undefined;
  const points = isPoints || next?.low.startsWith('point') === true;
  const isLonger = (word.low === 'percentage' && points) || (word.text === '%' && next?.low === 'points');
  return { percent: true, points, length: isLonger ? 2 : 1 };
}

interface Money {
  currency: string;
  length: number;
  times: number;
}

const LONGEST_PLACE = 2;

/** `Canadian dollars`, `in sterling` */
function moneyAt(peek: Peek, at: number, isBare: boolean): Money | undefined {
  const first = peek(at);
  if (!first) return undefined;
  const currency = isNoCurrency(first) ? undefined : CURRENCY_WORDS[first.low];
  if (currency) return { currency, length: 1, times: 1 };
  const minor = first.text.length > 1 || first.text === '¢' ? MINOR_WORDS[first.low] : undefined;
  if (minor) return { currency: minor, length: 1, times: 0.01 };
  const scaled = scaledCode(first);
  if (scaled) return scaled;
  const joined = first.text === ',' || first.text === '(' ? at + 1 : at;
  const inWords =
    isBare && peek(joined)?.low === 'in' ? CURRENCY_WORDS[peek(joined + 1)?.low ?? ''] : undefined;
  if (inWords) return { currency: inWords, length: joined + 2 - at, times: 1 };
  for (let length = 1; length <= LONGEST_PLACE; length += 1) {
    const place = peek(at + length - 1);
    if (place?.type !== 'w') return undefined;
    const noun = CURRENCY_WORDS[peek(at + length)?.low ?? ''];
    if (noun && (place.cap || CURRENCIES_OF_PLACES[place.low]))
      return { currency: ofPlace(noun, place), length: length + 1, times: 1 };
    if (!place.cap) return undefined;
  }
  return undefined;
}

function ofPlace(noun: string, { low }: Lexeme): string {
  const code = CURRENCIES_OF_PLACES[low] ?? CURRENCIES_BY_PLACE[low];
  if (code) return noun.split(' ').includes(code) ? code : noun;
  return /(an|ese|ish)$/.test(low) ? low : noun;
}

const SCALES_OF_CODES: Table<number> = tableOf({ k: 1e3, t: 1e3, m: 1e6, mn: 1e6, bn: 1e9 });

/** `MNOK`, `kSEK`, `Mkr` */
function scaledCode({ text }: Lexeme): Money | undefined {
  const [, scale = '', code = ''] = /^([kKtTmM]|[mM]n|[bB]n)([A-Z]{3}|kr|€|£|\$)$/.exec(text) ?? [];
  const currency = CURRENCY_WORDS[code.toLowerCase()];
  return currency ? { currency, length: 1, times: SCALES_OF_CODES[scale.toLowerCase()]! } : undefined;
}

const isNoCurrency = ({ low }: Lexeme): boolean => /^(rs|r|fr|gh)$/.test(low);

function isLength(word: Lexeme, value: number, inDigits: boolean): boolean {
  if (!DURATIONS[word.low] || /^(second|sec|quarter)$/.test(word.low)) return false;
  return (word.low !== 'h' || inDigits) && !(word.cap && value !== 1);
}
