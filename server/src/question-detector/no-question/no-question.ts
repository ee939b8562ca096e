import type { Word } from '../heard.ts';

/** A sentence as its lists see it. */
export interface Piece {
  /** Plain, from the first word behind “so, okay” to the end of what could be the question. */
  text: string;
  /** All of the sentence, plain. */
  whole: string;
  words: readonly Word[];
  /** A yes or no would do, or only its mark makes it a question. */
  isLoose: boolean;
}

/** What was said around a piece. */
export interface Situation {
  /** A question that was just asked may still be going on. */
  isBehindQuestion: boolean;
  /** Nothing was asked so far, and nothing told at length. */
  isOpening: boolean;
}

/** A kind of what is no question. One is added here beside its own file: its words and lines of it that are kept out. */
export interface NoQuestion {
  /** Also the name of its class in `training/detector/classes.json`. */
  kind: string;
  /** Nobody need be asked: it is never a question. */
  isCertain?(piece: Piece & Situation): boolean;
  /** In form it is this kind; a model may know better. */
  isLikely?(piece: Piece & Situation): boolean;
  /** What is kept out by its form alone. */
  lines: readonly string[];
}

/** A list of what is said as one expression, bound at words: rows may go on with `|` inside brackets. */
export const anyOf = (rows: string): RegExp =>
  new RegExp(
    `\\b(?:${rows
      .trim()
      .split('\n')
      .map((row) => row.trim())
      .join('|')})\\b`,
  );
