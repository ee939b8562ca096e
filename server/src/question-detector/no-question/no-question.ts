import type { Word } from '../heard.ts';

export interface Piece {
  /** Plain words from after “so, okay” to the end of the possible question. */
  text: string;
  whole: string;
  words: readonly Word[];
  /** A yes or no would do, or only its mark makes it a question. */
  isLoose: boolean;
}

export interface Situation {
  isBehindQuestion: boolean;
  /** True while nothing was asked or told at length. */
  isOpening: boolean;
}

/**
 * A kind of sentence that is no question. A new kind is listed here, with a file of its words and example
 * lines.
 */
export interface NoQuestion {
  /** Also its class in `training/detector/classes.json`. */
  kind: string;
  isCertain?(piece: Piece & Situation): boolean;
  isLikely?(piece: Piece & Situation): boolean;
  lines: readonly string[];
}

/** Builds one expression, bound at words; rows may continue with `|` inside brackets. */
export const anyPhrase = (rows: string): RegExp =>
  new RegExp(
    `\\b(?:${rows
      .trim()
      .split('\n')
      .map((row) => row.trim())
      .join('|')})\\b`,
  );
