/** A heading of a document, or what stands between two of them. */
export interface DocumentBlock {
  /** From 1, the outermost; 0 of what is no heading. */
  level: number;
  text: string;
}
