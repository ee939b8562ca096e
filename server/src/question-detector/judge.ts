/** A piece of speech and what was said before it. */
export interface Spoken {
  text: string;
  before: string;
}

export interface Verdict {
  /** How probable it is that the piece asks the candidate something. */
  asks: number;
  /** The most probable kind among those that ask. */
  kind: string;
  /** The most probable kind among those that ask nothing. */
  noQuestion: string;
}

/** Says of a piece whether it asks; `undefined`: there is no model, or it failed. */
export type Judge = (spoken: Spoken) => Promise<Verdict | undefined>;

/** How many words before a piece are told with it. */
export const WORDS_BEFORE = 24;

/** How sure a model must be, by what the grammar makes of the piece. */
export const LEAST = {
  /** The form of a question. */
  form: 0.35,
  /** The form of a question that is as well one of what asks nothing. */
  likelyNone: 0.6,
  /** No form of a question. */
  noForm: 0.85,
  /** Below it a question is doubtful. */
  firm: 0.5,
} as const;
