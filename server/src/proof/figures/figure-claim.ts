import { type Approximation, isWithin, unitOf } from './approximation.ts';
import { InCommon } from './in-common.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { ReadNumber } from '../text/read-number.ts';

/** A number as a sentence tells it. */
export interface FigureClaim {
  sentence: SentenceSoFar;
  number: ReadNumber;
  approximation: Approximation;
  /** Its first lexeme, and the one behind it. */
  from: number;
  end: number;
  /** What is told around it. */
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

/** What it may be: `3m` is three million, or three metres. */
export const valuesOf = ({ number }: FigureClaim): number[] => [number.value, ...number.alts];

/** Whether it counts things: neither money, a share nor a length of time. */
export const isPlain = ({ number }: FigureClaim): boolean =>
  !number.currency && !number.percent && !number.days;

/** Whether a value of it says what the material has, rounded as it says that it is. */
export function says({ number, approximation }: FigureClaim, value: number, had: number): boolean {
  if (isWithin(value, had, approximation)) return true;
  if (number.round && Math.abs(value - had) / had < 0.025 && isRoundedTo(value, had)) return true;
  return number.percent && Number.isInteger(value) && !Number.isInteger(had) && Math.abs(value - had) <= 0.5;
}

/** Whether a value is another with fewer digits. */
function isRoundedTo(value: number, had: number): boolean {
  const digits = value
    .toPrecision(12)
    .replace(/e.*$/, '')
    .replace('.', '')
    .replace(/^0+/, '')
    .replace(/0+$/, '').length;
  return digits >= 2 && Math.abs(Number(had.toPrecision(digits)) - value) < 1e-6 * value;
}

/** Whether a value hardly comes out of others by chance: 29,500 does less often than 3. */
export const isSpecific = (value: number): boolean =>
  !Number.isInteger(value) || (value > 100 && value / unitOf(value) >= 10);

const COUNTED =
  /^(people|person|staff|nurse|engineer|developer|customer|client|agent|employee|colleague|volunteer|patient|pupil|student|order|site|store|guest|member|user|operative|analyst|designer|teacher|manager)$/;
/** Whether a noun is counted, so that neither money nor a share can be meant. */
export const isCounted = (noun: string): boolean => COUNTED.test(noun);
