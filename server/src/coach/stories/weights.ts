import type { QuestionKind } from '#coach/question/question.ts';

/** Tuned on candidates of many fields. */
export const WEIGHTS = {
  /** Decide where the lexicon knows nothing. */
  words: 1,
  /** All words in one story, however common. */
  covered: 0.4,
  /** Decides where questions and stories use other words. */
  competency: 1.4,
  /** Nothing else answers. */
  names: 2,
  failure: 0.5,
  /** Failure for success, or a competency's opposite. */
  opposite: 0.4,
  /** A duty is no story. */
  deed: 0.4,
  /** Interviewers remember a result in numbers. */
  result: 0.08,
  story: 0.15,
  /** The present job speaks most for the next. */
  recency: 0.06,
  fit: 0.07,
  lean: 0.04,
  /** Cosines with the whole story and its nearest sentence. */
  meaning: { whole: 3, nearest: 3 },
  /** Lets an equal story be told instead. */
  told: 0.1,
} as const;

/** Factors for kinds whose words say little. */
export const PRIOR_BY_KIND: Partial<
  Record<QuestionKind, { deed?: number; result?: number; recency?: number; fit?: number }>
> = {
  experience: { deed: 0 },
  'look-up': { deed: 0 },
  strength: { result: 3, fit: 4 },
  motivation: { deed: 0, fit: 6, recency: 2 },
  introduction: { deed: 0, recency: 6, result: 2, fit: 2 },
};

/** Low, since stories are short (Robertson and Zaragoza 2009, section 3.4). */
export const BM25 = { k1: 0.9, b: 0.4 } as const;

export const TERM = {
  /** `team`, `project` */
  everyday: 0.2,
  /** May stand in the story, need not. */
  spokenFor: 0.3,
  /** Rarity to be matched; less counts in part. */
  enough: 2,
  /** Employer or title: where, not what. */
  place: 0.3,
} as const;

export const EVIDENCE = { mark: 0.85, strong: 0.55, weak: 0.12, mostOfWeak: 0.3 } as const;
