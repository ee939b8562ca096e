import type { Peek, PlainNumber } from './plain-number.ts';
import { APPROXIMATIONS, FRACTIONS, ORDINAL_UNITS, SCALES, TENS, UNITS } from '../lexicon/numerals.ts';

/** `twenty-three`, `two point four million`, `nineteen ninety` */
export function wordsAt(peek: Peek, at: number): PlainNumber | undefined {
  const { low } = peek(at)!;
  if (!BEGINS.has(low) && !(low === 'hundred' && APPROXIMATIONS[peek(at - 1)?.low ?? ''])) return undefined;
  return partsAt(peek, at) ?? halfAt(peek, at) ?? new WordsReader(peek).read(at);
}

const BEGINS = new Set(['a', 'an', 'half', 'quarter', 'dozen', ...Object.keys(UNITS), ...Object.keys(TENS)]);

/** `quarter of a million`, `two thirds of a million` */
function partsAt(peek: Peek, at: number): PlainNumber | undefined {
  const { low } = peek(at)!;
  const many = low === 'quarter' || low === 'a' ? 1 : UNITS[low];
  const of = low === 'quarter' ? at + 1 : at + (peek(at + 1)?.text === '-' ? 3 : 2);
  const part = FRACTIONS[peek(of - 1)?.low ?? ''];
  if (!many || !part || peek(of)?.low !== 'of' || peek(of + 1)?.low !== 'a') return undefined;
  const scale = SCALES[peek(of + 2)?.low ?? ''];
  return scale ? { value: many * part * scale, end: of + 3, round: true } : undefined;
}

function halfAt(peek: Peek, at: number): PlainNumber | undefined {
  if (peek(at)!.low !== 'half' || !/^an?$/.test(peek(at + 1)?.low ?? '')) return undefined;
  const whole = peek(at + 2)?.low ?? '';
  const scale = whole === 'dozen' ? 12 : SCALES[whole];
  return scale ? { value: 0.5 * scale, end: at + 3, round: true } : undefined;
}

class WordsReader {
  readonly #peek: Peek;
  #total = 0;
  #current = 0;
  #last: '' | 'unit' | 'teen' | 'ten' | 'scale' = '';
  #year = false;
  #ordinal = false;
  #isRead = false;
  #isWhole = false;

  constructor(peek: Peek) {
    this.#peek = peek;
  }

  read(from: number): PlainNumber | undefined {
    let at = from;
    const first = this.#peek(from)!.low;
    if (first === 'a' || first === 'an') {
      const scale = this.#peek(from + 1);
      const next = scale?.cap ? '' : (scale?.low ?? '');
      if (!(SCALES[next] || next === 'dozen') || next === 'grand') return undefined;
      this.#set(1, 'unit');
      at += 1;
    }
    for (let next: number | undefined = at; next !== undefined; next = this.#take(at)) at = next;
    if (!this.#isRead) return undefined;
    return { value: this.#total + this.#current, end: at, year: this.#year, ordinal: this.#ordinal };
  }

  #set(value: number, last: 'unit' | 'teen' | 'ten' | 'scale'): void {
    this.#current = value;
    this.#last = last;
    this.#isRead = true;
  }

  #take(at: number): number | undefined {
    const token = this.#peek(at);
    if (!token || this.#isWhole) return undefined;
    if (token.text === '-') return this.#isHyphenInside(at) ? at + 1 : undefined;
    if (token.type !== 'w') return undefined;
    const { low } = token;
    if (UNITS[low] !== undefined) return this.#takeUnit(UNITS[low]) ? at + 1 : undefined;
    if (TENS[low] !== undefined) return this.#takeTen(TENS[low]) ? at + 1 : undefined;
    if (this.#last === 'ten' && ORDINAL_UNITS[low] !== undefined)
      return this.#takeOrdinal(at, ORDINAL_UNITS[low]) ? at + 1 : undefined;
    if (low === 'dozen') {
      this.#set((this.#current || 1) * 12, 'scale');
      this.#isWhole = true;
      return at + 1;
    }
    if (!this.#isRead && low !== 'hundred') return undefined;
    if (low === 'hundred') this.#set((this.#current || 1) * 100, 'scale');
    else if (SCALES[low]) {
      this.#total += (this.#current || 1) * SCALES[low];
      this.#set(0, 'scale');
    } else if (low === 'and' && this.#last === 'scale') {
      const next = this.#peek(this.#peek(at + 1)?.text === '-' ? at + 2 : at + 1)?.low ?? '';
      if (UNITS[next] === undefined && TENS[next] === undefined) return undefined;
    } else return low === 'point' ? this.#takeDecimals(at + 1) : undefined;
    return at + 1;
  }

  /** `twenty-three`, `five-thousand`, `six-hundred-and-twenty` */
  #isHyphenInside(at: number): boolean {
    const next = this.#peek(at + 1);
    if (!this.#peek(at)!.glued || !next?.glued) return false;
    const isUnit = UNITS[next.low] !== undefined || ORDINAL_UNITS[next.low] !== undefined;
    const isJoined = this.#last === 'scale' && (next.low === 'and' || this.#peek(at - 1)?.low === 'and');
    return (this.#last === 'ten' && isUnit) || (this.#isRead && SCALES[next.low] !== undefined) || isJoined;
  }

  #takeUnit(unit: number): boolean {
    if (this.#last === 'unit' || this.#last === 'teen') return false;
    if (this.#last === 'ten' && unit > 9) return this.#takeYear(unit, 'unit');
    this.#set(this.#current + unit, unit > 9 ? 'teen' : 'unit');
    return true;
  }

  #takeTen(ten: number): boolean {
    if (this.#last === 'ten' || this.#last === 'teen') return this.#total === 0 && this.#takeYear(ten, 'ten');
    if (this.#last === 'unit') return false;
    this.#set(this.#current + ten, 'ten');
    return true;
  }

  /** `twenty nineteen`, `nineteen ninety` */
  #takeYear(rest: number, last: 'unit' | 'ten'): boolean {
    if (this.#current !== 20 && this.#current !== 19) return false;
    this.#set(this.#current * 100 + rest, last);
    this.#year = true;
    return true;
  }

  /** `twenty-second`, unlike `twenty second` */
  #takeOrdinal(at: number, unit: number): boolean {
    if (!this.#peek(at)!.glued) return false;
    this.#set(this.#current + unit, 'unit');
    this.#ordinal = true;
    this.#isWhole = true;
    return true;
  }

  /** `point four one`, `point four million` */
  #takeDecimals(from: number): number | undefined {
    let digits = '';
    let at = from;
    for (; (UNITS[this.#peek(at)?.low ?? ''] ?? 10) < 10; at += 1) digits += UNITS[this.#peek(at)!.low];
    if (digits === '') return undefined;
    this.#current += Number(`0.${digits}`);
    this.#isWhole = true;
    const scale = SCALES[this.#peek(at)?.low ?? ''];
    if (!scale) return at;
    this.#current *= scale;
    return at + 1;
  }
}
