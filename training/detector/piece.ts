/** A piece of speech that is learned from. */
export interface SentencePiece {
  text: string;
  /** What was said before it. */
  before: string;
  asks: boolean;
  /** Null: it asks, and nobody said which kind. */
  kind: string | null;
}
