import { InCommon, type Place } from './in-common.ts';
import { LOOK_AHEAD } from './pairs.ts';
import type { Span } from '../grounds/dates.ts';
import { FIRST_PERSON, WISHES } from '../lexicon/persons.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { isWould } from '../text/would.ts';
import type { Lexeme } from '../text/lexeme.ts';

/** What a line must have in common with a sentence to be what it tells of. */
const LEAST_IN_COMMON = 3;
/** How much more than the line where a claim stands. */
const MORE = 3;

/**
 * Whether a sentence tells of one line, which has something else for the same, and what it claims stands in lines of
 * which it does not tell: “24 stayed” of `26 patients, 23 still there` and `24 chairs`.
 * @param standing where the claim stands @param rivals where something else for the same does
 */
export function isOfOtherLine(
  around: InCommon,
  standing: readonly Place[],
  rivals: readonly Place[],
): boolean {
  if (rivals.length === 0) return false;
  const other = Math.max(...rivals.map((place) => around.with(place)));
  return other >= LEAST_IN_COMMON && standing.every((place) => around.with(place) * MORE <= other);
}

/** Whether a sentence tells of a line that has another year, and of none that has the one which it tells. */
export function isYearOfOtherLine(
  sentence: SentenceSoFar,
  { from, end }: { from: number; end: number },
  year: number,
): boolean {
  const standing: Place[] = [];
  const rivals: Place[] = [];
  for (const grounds of sentence.grounds)
    for (const [line, years] of grounds.dates.yearsOfLines) {
      const isWithin =
        years.has(year) || grounds.dates.spans.some((span) => span.line === line && covers(span, year));
      (isWithin ? standing : rivals).push({ grounds, line });
    }
  return isOfOtherLine(new InCommon(sentence, from, end), standing, rivals);
}

const covers = ({ from, to }: Span, year: number): boolean => from < year * 12 + 12 && to >= year * 12;

/** Whether a claim stands in the posting alone, and the sentence tells of the speaker's own. */
export function isOfPostingOnly(
  sentence: SentenceSoFar,
  { from, end }: { from: number; end: number },
  standing: readonly Place[],
): boolean {
  const { material } = sentence;
  if (!standing.every(({ grounds, line }) => grounds === material && material.posting.has(line)))
    return false;
  const before = sentence.tokens.slice(0, from);
  return before.some(({ low }) => FIRST_PERSON.has(low)) && !tellsOfWish(sentence, from, end);
}

/** Whether a sentence tells of what is not yet: “I would be”, “your team”, “the role”. */
export function tellsOfWish(sentence: SentenceSoFar, from: number, end: number): boolean {
  if (sentence.tokens.slice(0, from).some((token, at) => isOfWish(token, sentence.peek(at + 1)))) return true;
  for (let at = end; at <= end + LOOK_AHEAD; at += 1) {
    const token = sentence.peek(at);
    if (!token) return false;
    if (isOfWish(token, sentence.peek(at + 1))) return true;
  }
  return false;
}

const isOfWish = (token: Lexeme, next: Lexeme | undefined): boolean =>
  WISHES.has(token.low) || isWould(token, next);
