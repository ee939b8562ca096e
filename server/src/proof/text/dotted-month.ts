import type { Lexeme } from './lexeme.ts';

/** `03.2019` */
export function dottedMonth(token: Lexeme | undefined): { year: number; month: number } | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\.((?:19|20)\d\d)$/.exec(token?.text ?? '') ?? [];
  return month === undefined ? undefined : { year: Number(year), month: Number(month) };
}
