import type { Lexeme } from './lexeme.ts';

/** The lexeme at a place; undefined behind the last. */
export type Peek = (at: number) => Lexeme | undefined;

/** A number without what it counts. */
export interface PlainNumber {
  value: number;
  /** What else may be meant. */
  alts?: number[];
  /** The lexeme behind it. */
  end: number;
  currency?: string;
  unit?: string;
  /** Whether it is told as a year. */
  year?: boolean;
  ordinal?: boolean;
  /** Whether it is told in thousands or more. */
  round?: boolean;
}
