import type { Lexeme } from './lexeme.ts';

export type Peek = (at: number) => Lexeme | undefined;

export interface PlainNumber {
  value: number;
  /** Other values that may be meant. */
  alts?: number[];
  end: number;
  currency?: string;
  unit?: string;
  year?: boolean;
  ordinal?: boolean;
  round?: boolean;
}
