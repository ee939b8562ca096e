import { clockTimeAt } from '#proof/text/clock-time.ts';
import { type Lexeme, readLexemes } from '#proof/text/lexeme.ts';
import { numberAt, type ReadNumber } from '#proof/text/read-number.ts';
import type { UnprovedWords } from './given-answer.ts';

const FEW = 4;
const WITH_DOT = /(?<![£$€\d.])(\d{1,2})\.([0-5]\d)(?![\d%])/gu;

export const valuesIn = (text: string): number[] => readNumbers(text).map(({ value }) => value);

export const spokenNumbers = (text: string): UnprovedWords[] =>
  readNumbers(text)
    .filter(({ value, year, ordinal }) => value > FEW && !year && !ordinal)
    .map(({ from, to }) => ({
      text: text.slice(from, to),
      before: text.slice(0, from),
      after: text.slice(to),
    }));

/** Minutes since midnight or noon. */
export function timesIn(text: string): number[] {
  const lexemes = readLexemes(text.replaceAll(WITH_DOT, '$1:$2'));
  return lexemes.flatMap(({ type }, at) =>
    type === 'p' ? [] : (clockTimeAt((one) => lexemes[one], at)?.minutes ?? []),
  );
}

/** 8 of `12 minutes` and `4 minutes` */
export function isWorkedOut(said: string, numbers: readonly string[]): boolean {
  const [value] = valuesIn(said);
  const known = numbers.flatMap(valuesIn);
  return known.some((one) => known.some((other) => one - other === value || one === other * (value ?? 0)));
}

const ELIDED = [1, 1_000, 1_000_000];

/** “fifty-two” of £52,000 */
export function saysValue(said: string, number: string): boolean {
  const [value] = valuesIn(said);
  return valuesIn(number).some((one) => ELIDED.some((scale) => value !== undefined && value * scale === one));
}

function readNumbers(text: string): (ReadNumber & { from: number; to: number })[] {
  const lexemes: readonly Lexeme[] = readLexemes(text);
  let next = 0;
  return lexemes.flatMap(({ start }, at) => {
    const number = at < next ? undefined : numberAt((one) => lexemes[one], at);
    if (!number) return [];
    next = number.end;
    return [{ ...number, from: start, to: lexemes[next - 1]!.end }];
  });
}
