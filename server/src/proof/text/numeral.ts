import { SCALES, TENS, UNITS } from '../lexicon/numerals.ts';
import type { Lexeme } from './lexeme.ts';

export const isNumeral = (token: Lexeme): boolean =>
  token.type === 'n' ||
  UNITS[token.low] !== undefined ||
  TENS[token.low] !== undefined ||
  SCALES[token.low] !== undefined ||
  token.low === 'dozen';
