import type { Review } from '@pythia/contracts/review.ts';
import { ALL_FLAWS } from './flaws/all-flaws.ts';
import type { GivenAnswer } from './given-answer.ts';
import type { Rule } from './rule.ts';
import { ALL_STRENGTHS } from './strengths/all-strengths.ts';

export function reviewOf(given: GivenAnswer): Review {
  const flaws = remarks(ALL_FLAWS, given);
  return { flaws, strengths: remarks(ALL_STRENGTHS, given) };
}

const remarks = <Kind extends string>(rules: readonly Rule<Kind>[], given: GivenAnswer) =>
  rules.flatMap(({ kind, find }) => {
    const found = find(given);
    return found ? [{ kind, sentence: found.sentence, quotes: [...found.quotes] }] : [];
  });
