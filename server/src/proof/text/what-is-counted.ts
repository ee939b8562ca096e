import type { Lexeme } from './lexeme.ts';
import type { Peek, PlainNumber } from './plain-number.ts';
import { CURRENCIES_OF_PLACES, CURRENCY_WORDS } from '../lexicon/currencies.ts';
import { DURATIONS } from '../lexicon/time.ts';

export interface Counted {
  end: number;
  percent: boolean;
  points: boolean;
  currency: string;
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
  const money = moneyAt(peek, at);
  if (money) return { ...plain, currency: money.currency, end: end + money.length };
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

const LONGEST_PLACE = 2;

function moneyAt(peek: Peek, at: number): { currency: string; length: number } | undefined {
  const first = peek(at);
  const currency = first && !isNoCurrency(first) ? CURRENCY_WORDS[first.low] : undefined;
  if (currency) return { currency, length: 1 };
  for (let length = 1; length <= LONGEST_PLACE && peek(at + length - 1)?.cap; length += 1) {
    const place = peek(at + length - 1)!;
    const noun = CURRENCY_WORDS[peek(at + length)?.low ?? ''];
    if (!noun) continue;
    const ofPlace = CURRENCIES_OF_PLACES[place.low] ?? '';
    return { currency: noun.split(' ').includes(ofPlace) ? ofPlace : noun, length: length + 1 };
  }
  return undefined;
}

const isNoCurrency = ({ low }: Lexeme): boolean => /^(rs|r|fr|gh)$/.test(low);

function isLength(word: Lexeme, value: number, inDigits: boolean): boolean {
  if (!DURATIONS[word.low] || /^(second|sec|quarter)$/.test(word.low)) return false;
  return (word.low !== 'h' || inDigits) && !(word.cap && value !== 1);
}
