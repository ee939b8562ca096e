/** A training example. */
export interface SentencePiece {
  text: string;
  before: string;
  asks: boolean;
  /** Null: asks, kind unlabelled. */
  kind: string | null;
}
