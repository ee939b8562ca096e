import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { ReadNumber } from '../text/read-number.ts';
import { listOf } from '../lexicon/list.ts';
import { APPROXIMATIONS, SCALES } from '../lexicon/numerals.ts';
import { InCommon } from './in-common.ts';

export interface FigureClaim {
  sentence: SentenceSoFar;
  number: ReadNumber;
  approximation: Approximation;
  /** `end` is the lexeme after the number. */
  from: number;
  end: number;
  around: InCommon;
}

export const claimOf = (
  sentence: SentenceSoFar,
  number: ReadNumber,
  approximation: Approximation,
  from: number,
): FigureClaim => {
  const { end } = number;
  return { sentence, number, approximation, from, end, around: new InCommon(sentence, from, end) };
};

/** Values that a number may have: `3m` is three million, or three metres. */
export const valuesOf = ({ number }: FigureClaim): number[] => [number.value, ...number.alts];

export const isPlain = ({ number }: FigureClaim): boolean =>
  !number.currency && !number.percent && !number.days;

export function says({ number, approximation }: FigureClaim, value: number, had: number): boolean {
  if (number.percent && had > (approximation === 'over' ? MOST : NEARLY_ALL) && value < 100 && approximation)
    return isRoundedTo(value, had);
  if (isWithin(value, had, approximation)) return true;
  if (
    (number.round || (number.words && value >= LARGE)) &&
    Math.abs(value - had) / had < 0.05 &&
    isRoundedTo(value, had)
  )
    return true;
  return number.percent && Number.isInteger(value) && !Number.isInteger(had) && Math.abs(value - had) <= 0.5;
}

const NEARLY_ALL = 90;
const MOST = 95;
const LARGE = 1_000;

function isRoundedTo(value: number, had: number): boolean {
  const digits = value
    .toPrecision(12)
    .replace(/e.*$/, '')
    .replace('.', '')
    .replace(/^0+/, '')
    .replace(/0+$/, '').length;
  return digits >= 2 && Math.abs(Number(had.toPrecision(digits)) - value) < 1e-6 * value;
}

export const isSpecific = (value: number): boolean =>
  !Number.isInteger(value) || (value > 100 && value / unitOf(value) >= 10);

const COUNTED =
  /^(people|person|staff|nurse|engineer|developer|customer|client|agent|employee|colleague|volunteer|patient|pupil|student|order|site|store|guest|member|user|operative|analyst|designer|teacher|manager)$/;
export const isCounted = (noun: string): boolean => COUNTED.test(noun);

/** Spoken figures are rounded to fives too: 45 for 43, 250 for 240. */
function roundingOf(v: number): number {
  const unit = unitOf(v);
  return v >= LEAST_OF_FIVES && (v / unit) % 5 === 0 ? 5 * unit : unit;
}

const LEAST_OF_FIVES = 20;

function unitOf(v: number): number {
  if (!Number.isInteger(v)) return 0.1;
  if (v === 0) return 1;
  let u = 1;
  while (v % (u * 10) === 0) u *= 10;
  return u;
}
export const MOVED = listOf(
  'went moved rose promoted stepped progressed climbed up grew worked advanced promotion add adds added',
);
export function approximation(sentence: SentenceSoFar, i: number, end: number): Approximation {
  let k = i - 1;
  for (let steps = 0; steps < 3; steps += 1, k -= 1) {
    const token = sentence.peek(k);
    if (!token) break;
    const before = sentence.peek(k - 1);
    const isRise = before?.low === 'up' && MOVED.has(sentence.peek(k - 2)?.low ?? ''); // “went up to 30” gives no upper limit
    const two = before && !isRise ? APPROXIMATIONS[`${before.low} ${token.low}`] : undefined;
    if (two) return two;
    if (APPROXIMATIONS[token.low]) return APPROXIMATIONS[token.low]!;
    if (!/^(a|an|the|just|well|slightly|only|very|little|bit|by|at|to|in)$/.test(token.low)) break;
  }
  const a = sentence.peek(end),
    b = a && (a.low === 'or' || a.text === '-') ? sentence.peek(end + 1) : undefined;
  if (a && (a.text === '+' || a.low === 'plus')) return 'over';
  if (
    a?.low === 'and' &&
    /^(a bit|a little|some change|more .*)$/.test(
      `${sentence.peek(end + 1)?.low} ${sentence.peek(end + 2)?.low}`,
    )
  )
    return 'over';
  if (
    a?.low === 'odd' ||
    a?.low === 'ish' ||
    (a?.low === 'or' && b && /^(so|more|thereabouts)$/.test(b.low)) ||
    (a?.text === '-' && b && /^(odd|ish|plus)$/.test(b.low))
  )
    return 'both';
  return isRoundInWords(sentence, i) ? 'both' : '';
}

/** `a million`, `half a dozen`: hardly ever exact */
const isRoundInWords = ({ peek }: SentenceSoFar, at: number): boolean => {
  const article = peek(at)?.low === 'half' ? at + 1 : at;
  const scale = peek(article + 1)?.low ?? '';
  return /^an?$/.test(peek(article)?.low ?? '') && (SCALES[scale] !== undefined || scale === 'dozen');
};

export function isWithin(v: number, had: number, a: Approximation): boolean {
  if (a === 'under' && v >= had && had > 0 && (v - had) / v <= 0.1) return true;
  const e = 1e-6 * Math.max(1, Math.abs(v));
  if (Math.abs(v - had) <= e) return true;
  if (!a || had === 0) return false;
  const off = Math.abs(v - had) / had,
    unit = roundingOf(v);
  if (a === 'over')
    return (v <= had && had - v < unit && had <= v * 1.5) || (v <= had && off <= (v < 100 ? 0.1 : 0.05));
  if (a === 'under') return v >= had && off <= 0.08;
  if (Number.isInteger(v) && !Number.isInteger(had) && Math.round(had) === v && v > 0) return true; // “about two” for 2.3
  return off <= 0.12 && (Math.abs(v - had) <= unit / 2 || off <= 0.04);
}

/** Side of the material's figure on which the claim may lie; '' means exactly equal. */
export type Approximation = '' | 'both' | 'over' | 'under';
