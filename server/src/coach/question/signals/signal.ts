import type { QuestionKind } from '#coach/question/question.ts';

/**
 * A wording that speaks for a kind; a negative weight speaks against it. The pattern reads plain words (lower case,
 * single spaces, no punctuation) and repeats no group without a bound, so that no text makes it slow.
 * Weights: 6 says it outright, 4 mostly means it, 2 fits it among others.
 */
export type Signal = readonly [kind: QuestionKind, weight: number, pattern: RegExp];
