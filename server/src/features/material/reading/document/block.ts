/** A heading, or text between two. */
export interface DocumentBlock {
  /** Heading level from 1, the outermost; 0: no heading. */
  level: number;
  text: string;
}
