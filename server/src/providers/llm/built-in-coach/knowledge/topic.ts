/** General knowledge of one subject that interviews ask about. It is never the candidate's experience. */
export interface Topic {
  /** As it is said in a sentence. */
  name: string;
  /** Words that ask for it, misheard ones included. */
  asks: string;
  /** Words in a résumé that show experience with it. */
  signs: string;
  /** The whole answer in one spoken sentence. */
  answer: string;
  /** What a good answer covers next. */
  points: readonly [string, string, string];
}
