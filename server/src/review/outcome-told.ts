import type { GivenAnswer, MaterialClause, ReadText } from './given-answer.ts';
import { type Matter, outcomeOf } from './matters.ts';
import { lastPieces, saysChange, saysOutcome } from './outcome.ts';
import { matterOf, nearnessOf, toldIn } from './told.ts';

const TOLD = { words: 0.5, meaning: 0.45 };
const BEGINNING = 0.4;
const NEARER = 0.15;

/**
 * Whether the outcome is told with its number, in words, or not at all; undefined where the material has no
 * outcome.
 */
export function outcomeTold(
  { pieces }: GivenAnswer,
  matter: Matter,
): 'with its number' | 'in words' | 'not' | undefined {
  const outcome = outcomeOf(matter)?.clause;
  if (!outcome) return undefined;
  const before = matter.clauses.slice(0, -1).map(({ clause }) => clause);
  const earlier = new Set(before.flatMap(({ numbers }) => numbers.map(figureOf)));
  const own = reachedNumbers(outcome).filter((number) => !earlier.has(figureOf(number)));
  if (own.some((number) => !outcome.unsaid.includes(number))) return 'with its number';
  const later = pieces.slice(Math.floor(pieces.length * BEGINNING));
  const isTold =
    toldIn(outcome, later).meaning >= TOLD.meaning || ownWordsTold(outcome, before, later) >= TOLD.words;
  const ends = lastPieces(pieces).filter(
    (piece) =>
      saysChange(piece.text) ||
      (saysOutcome(piece.text) &&
        before.every((clause) => nearnessOf(piece, clause) < nearnessOf(piece, outcome) + NEARER)),
  );
  return isTold || ends.length > 0 ? 'in words' : 'not';
}

/** Share of the words that are the outcome's alone. */
function ownWordsTold(
  outcome: MaterialClause,
  before: readonly MaterialClause[],
  later: readonly ReadText[],
): number {
  const known = new Set(before.flatMap((clause) => [...matterOf(clause)]));
  const own = [...matterOf(outcome)].filter((word) => !known.has(word));
  const said = new Set(later.flatMap((piece) => [...matterOf(piece)]));
  return own.filter((word) => said.has(word)).length / Math.max(1, own.length);
}

/** `13` of `fell from 21 weeks to 13` */
export function reachedNumbers({ text, numbers }: MaterialClause): readonly string[] {
  const [, behind = ''] = /\bfrom\b.*?\bto\b(.*)$/iu.exec(text) ?? [];
  const after = numbers.filter((number) => behind.includes(number));
  return after.length > 0 ? after : numbers;
}

const figureOf = (number: string): string => /\d[\d.,]*/.exec(number)?.[0] ?? number.toLowerCase();
