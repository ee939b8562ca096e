import { beginOfClause, InCommon, type LinePlace } from './in-common.ts';
import { LOOK_AHEAD } from './pairs.ts';
import type { DateSpan } from '../grounds/dates.ts';
import { FIRST_PERSON, WISHES } from '../lexicon/persons.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { isWould } from '../text/would.ts';
import type { Lexeme } from '../text/lexeme.ts';

const KNOWS = /^(know|see|saw|gather|understand|noticed)$/;
const LEAST_IN_COMMON = 6;
const LEAST_RARE_WORDS = 1.6;
const FEW_LINES = 5;
const MORE = 3;

/**
 * Finds claims whose figures belong to another line: “24 stayed”, from `26 patients, 23 still there` and `24
 * chairs`.
 * @param standing where the claim is found
 * @param rivals where another figure for the same thing is found
 */
export function isOfOtherLine(
  around: InCommon,
  standing: readonly LinePlace[],
  rivals: readonly LinePlace[],
): boolean {
  if (rivals.length === 0) return false;
  const other = Math.max(...rivals.map((place) => around.with(place)));
  const lines = Math.max(...rivals.map(({ grounds }) => grounds.lines.length));
  const rare = lines < FEW_LINES ? LEAST_IN_COMMON : LEAST_RARE_WORDS * Math.log(1 + lines);
  const least = Math.min(LEAST_IN_COMMON, rare);
  return other >= least && standing.every((place) => around.with(place) * MORE <= other);
}

export function isYearOfOtherLine(
  sentence: SentenceSoFar,
  { from, end }: { from: number; end: number },
  year: number,
): boolean {
  const standing: LinePlace[] = [];
  const rivals: LinePlace[] = [];
  for (const grounds of sentence.grounds)
    for (const [line, years] of grounds.dates.yearsOfLines) {
      const isWithin =
        years.has(year) || grounds.dates.spans.some((span) => span.line === line && covers(span, year));
      (isWithin ? standing : rivals).push({ grounds, line });
    }
  return isOfOtherLine(new InCommon(sentence, from, end).inClause(), standing, rivals);
}

const covers = ({ from, to }: DateSpan, year: number): boolean => from < year * 12 + 12 && to >= year * 12;

export function isOfPostingOnly(
  sentence: SentenceSoFar,
  { from, end }: { from: number; end: number },
  standing: readonly LinePlace[],
): boolean {
  const { material } = sentence;
  if (!standing.every(({ grounds, line }) => grounds === material && material.posting.has(line)))
    return false;
  const before = sentence.tokens.slice(beginOfClause(sentence, from), from);
  if (before.some(({ low }) => KNOWS.test(low))) return false;
  return before.some(({ low }) => FIRST_PERSON.has(low)) && !tellsOfWish(sentence, from, end);
}

/** “I would be”, “your team”, “the role” */
export function tellsOfWish(sentence: SentenceSoFar, from: number, end: number): boolean {
  if (sentence.tokens.slice(0, from).some((token, at) => isOfWish(token, sentence.peek(at + 1)))) return true;
  for (let at = end; at < end + LOOK_AHEAD; at += 1) {
    const token = sentence.peek(at);
    if (!token) return false;
    if (isOfWish(token, sentence.peek(at + 1))) return true;
  }
  return false;
}

const isOfWish = (token: Lexeme, next: Lexeme | undefined): boolean =>
  WISHES.has(token.low) || isWould(token, next);
