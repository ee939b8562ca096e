import type { GivenAnswer } from './given-answer.ts';
import { type Matter, outcomeOf } from './matters.ts';
import { lastPieces, saysOutcome } from './outcome.ts';
import { nearnessOf, toldIn } from './told.ts';

const TOLD = { words: 0.5, meaning: 0.5 };
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
  const own = outcome.numbers.filter((number) => !earlier.has(figureOf(number)));
  if (own.some((number) => !outcome.unsaid.includes(number))) return 'with its number';
  const later = pieces.slice(Math.floor(pieces.length * BEGINNING));
  const { words, meaning } = toldIn(outcome, later);
  const isTold = words >= TOLD.words || meaning >= TOLD.meaning;
  const ends = lastPieces(pieces).filter(
    (piece) =>
      saysOutcome(piece.text) &&
      before.every((clause) => nearnessOf(piece, clause) < nearnessOf(piece, outcome) + NEARER),
  );
  return isTold || ends.length > 0 ? 'in words' : 'not';
}

const figureOf = (number: string): string => /\d[\d.,]*/.exec(number)?.[0] ?? number.toLowerCase();
