import { digitsAt } from './number-in-digits.ts';
import { wordsAt } from './number-in-words.ts';
import type { Peek, PlainNumber } from './plain-number.ts';
import { type Counted, countedAt } from './what-is-counted.ts';
import { FRACTIONS, SCALES } from '../lexicon/numerals.ts';

/** A number, and what it counts. */
export interface ReadNumber extends Required<PlainNumber>, Omit<Counted, 'end'> {
  /** Whether it is in words. */
  words: boolean;
}

/** The number in digits or words that begins at a lexeme. */
export function numberAt(peek: Peek, at: number): ReadNumber | undefined {
  const token = peek(at);
  if (!token || token.type === 'p') return undefined;
  const read = token.type === 'n' ? digitsAt(peek, at) : wordsAt(peek, at);
  if (!read) return undefined;
  const number = withFraction(peek, read);
  return {
    alts: [],
    year: false,
    ordinal: false,
    round: false,
    ...number,
    words: token.type === 'w',
    ...countedAt(peek, number, token.type === 'n'),
  };
}

/** `two and a half`, `two and a half million` */
function withFraction(peek: Peek, number: PlainNumber): PlainNumber {
  const { value, end } = number;
  if (peek(end)?.low !== 'and' || peek(end + 1)?.low !== 'a' || value >= 100) return number;
  const low = peek(end + 2)?.low ?? '';
  if (low !== 'half' && low !== 'quarter') return number;
  const scale = SCALES[peek(end + 3)?.low ?? ''];
  const whole = value + FRACTIONS[low]!;
  return scale
    ? { ...number, value: whole * scale, end: end + 4 }
    : { ...number, value: whole, end: end + 3 };
}
