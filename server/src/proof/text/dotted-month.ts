import type { Lexeme } from './lexeme.ts';

/** `03.2019`, `2019.03` */
export function dottedMonth(token: Lexeme | undefined): { year: number; month: number } | undefined {
  const text = token?.text ?? '';
  const [, month, year] = /^(0?[1-9]|1[0-2])\.((?:19|20)\d\d)$/.exec(text) ?? [];
  const [, yearBefore, monthBehind] = /^((?:19|20)\d\d)\.(0[1-9]|1[0-2])$/.exec(text) ?? [];
  const [ofYear, named] = [year ?? yearBefore, month ?? monthBehind];
  return named === undefined ? undefined : { year: Number(ofYear), month: Number(named) };
}
