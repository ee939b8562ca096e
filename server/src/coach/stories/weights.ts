import type { QuestionKind } from '#coach/question/question.ts';

/** What makes an episode the answer. Found by measuring with candidates of many fields, never with one. */
export const WEIGHTS = {
  /** The question's own words: they decide where the lexicon knows nothing. */
  words: 1,
  /** All of the question's words in one story, be they common: it is what was asked about. */
  covered: 0.4,
  /** What the question is after: it decides where interviewers ask by other words than people write. */
  competency: 1.4,
  /** A name or technology asked about: nothing else can answer. */
  names: 2,
  /** Asked for a failure, an episode that went wrong. */
  failure: 0.5,
  /** Asked for a success, an episode that went wrong; asked for the one, an episode that shows its opposite. */
  opposite: 0.4,
  /** Something was done in it; a duty is no story. */
  deed: 0.4,
  /** What can be told with a number is remembered. */
  result: 0.08,
  /** Written to be told. */
  story: 0.15,
  /** The present job speaks most for the next one. */
  recency: 0.06,
  /** Like the work that is offered. */
  fit: 0.07,
  /** Of the kind that the candidate would rather tell. */
  lean: 0.04,
  /** Cosines of the question with a whole story, and with its nearest sentence, where a sentence model has read them. */
  meaning: { whole: 3, nearest: 3 },
  /** Heard already: of two that fit as well the other one is told. */
  told: 0.1,
} as const;

/** How much more the prior says for kinds of question whose words say little. */
export const PRIOR_BY_KIND: Partial<
  Record<QuestionKind, { deed?: number; result?: number; recency?: number; fit?: number }>
> = {
  experience: { deed: 0 },
  'look-up': { deed: 0 },
  strength: { result: 3, fit: 4 },
  motivation: { deed: 0, fit: 6, recency: 2 },
  introduction: { deed: 0, recency: 6, result: 2, fit: 2 },
};

/** BM25's saturation and its share of length: low, since stories are short (Robertson and Zaragoza 2009, section 3.4). */
export const BM25 = { k1: 0.9, b: 0.4 } as const;

/** What a word counts against a word of substance. */
export const TERM = {
  /** `team`, `project`: half of all questions have it. */
  everyday: 0.2,
  /** A word that a competency speaks for: it may stand in the story, and need not. */
  spokenFor: 0.3,
  /** So much of rare words must be matched before they count in full: a question of everyday words finds little. */
  enough: 2,
  /** Two words side by side, beside what each counts. */
  phrase: 0.5,
  /** Another word for the same: `guest` for `customer`. */
  synonym: 0.6,
  /** One letter off: heard or typed wrongly. */
  misheard: 0.7,
  /** A word of the employer's or the title's: where it was is not what was done. */
  place: 0.3,
} as const;

/** How surely a sentence shows a competency; several add up as chances do. */
export const EVIDENCE = { mark: 0.85, strong: 0.55, weak: 0.12, mostOfWeak: 0.3 } as const;
