import type { QuestionKind } from './question.ts';
import { ABOUT_THE_CANDIDATE } from './signals/about-the-candidate.ts';
import { CONCEPTS } from './signals/concepts.ts';
import { LEANINGS } from './signals/leanings.ts';
import { TERMS } from './signals/terms.ts';
import { TOLD_EXPERIENCE } from './signals/told-experience.ts';

const SIGNALS = [...TERMS, ...ABOUT_THE_CANDIDATE, ...TOLD_EXPERIENCE, ...CONCEPTS, ...LEANINGS];

/**
 * The kind that most speaks for, `open` where nothing does. On a tie the kind that stands first in the tables wins.
 *
 * @param words plain words
 * @returns certainty: 0 to 1, the margin to the next kind as a share of the winner's weight
 */
export function scoreKinds(words: string): { kind: QuestionKind; certainty: number; weight: number } {
  const weights = new Map<QuestionKind, number>();
  for (const [kind, weight, pattern] of SIGNALS) {
    if (pattern.test(words)) weights.set(kind, (weights.get(kind) ?? 0) + weight);
  }
  const [first, second] = [...weights].filter(([, weight]) => weight > 0).toSorted((a, b) => b[1] - a[1]);
  if (first === undefined) return { kind: 'open', certainty: 0, weight: 0 };
  return { kind: first[0], certainty: (first[1] - (second?.[1] ?? 0)) / first[1], weight: first[1] };
}
