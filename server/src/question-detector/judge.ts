export interface SpokenPiece {
  text: string;
  before: string;
}

export interface Verdict {
  /** Probability that the sentence asks the candidate something. */
  asks: number;
  kind: string;
  /** Probability that a question needs the answer before it to be understood. */
  followsUp: number;
  noQuestion: string;
}

export type Judge = (spoken: SpokenPiece) => Promise<Verdict | undefined>;

export const judgeAlone =
  (judge: Judge) =>
  (text: string): Promise<Verdict | undefined> =>
    judge({ text, before: '' });

/** A verdict this sure counts against a comment after the question. */
export const SURE = 0.8;

export const FOLLOW_UP = 'follow-up';

export const A_CASE = 'situational';

/** Stands in what was said before for a silence of an answer's length. */
export const SILENCE = '/';

export const WORDS_BEFORE = 32;

/** Least probability, by what the grammar says of the sentence. */
export const LEAST = {
  form: 0.4,
  /** A form that also fits a kind of no question. */
  likelyNone: 0.92,
  noForm: 0.85,
  /** The first words after an answer mostly ask: “and after?”, “all two hundred”. */
  noFormBehindAnswer: 0.7,
  /** A statement that belongs to a question. */
  scene: 0.8,
  /** The next line after a question without a closing mark continues it. */
  goesOn: 0.7,
  /** Questions below it are doubtful. */
  firm: 0.93,
  firmBehindAnswer: 0.6,
  /** Questions that stand alone seldom reach it after an answer. */
  followsUp: 0.2,
  /** Without an answer heard, as where hearing began late. */
  followsUpUnheard: 0.8,
};
