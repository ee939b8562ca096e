/** A piece of speech and what was said before it. */
export interface Spoken {
  text: string;
  before: string;
}

export interface Verdict {
  /** How probable it is that the piece asks the candidate something. */
  asks: number;
  /** The most probable kind among those that ask and stand alone. */
  kind: string;
  /** How probable it is, where it asks, that it is not understood without the answer before it. */
  followsUp: number;
  /** The most probable kind among those that ask nothing. */
  noQuestion: string;
}

/** Says of a piece whether it asks; `undefined`: there is no model, or it failed. */
export type Judge = (spoken: Spoken) => Promise<Verdict | undefined>;

/** A model that is so sure is believed against what is said behind a question. */
export const SURE = 0.8;

/** The kind of a question that follows up: what it would be otherwise is not told. */
export const FOLLOW_UP = 'follow-up';

/** The kind of a question about a case that is given: telling the case asks nothing yet. */
export const A_CASE = 'situational';

/** How many words before a piece are told with it. */
export const WORDS_BEFORE = 24;

/** How sure a model must be, by what the grammar makes of the piece. */
export const LEAST = {
  /** The form of a question. */
  form: 0.4,
  /** The form of a question that is as well one of what asks nothing. */
  likelyNone: 0.92,
  /** No form of a question. */
  noForm: 0.85,
  /** What is told belongs to a question. */
  scene: 0.8,
  /** Behind a question that no mark closed, on the next line: it goes on. */
  goesOn: 0.7,
  /** Below it a question is doubtful. */
  firm: 0.78,
  /** Behind an answer few questions that stand alone come near it. */
  followsUp: 0.2,
};
