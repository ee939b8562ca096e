/** Whose profession asks about a subject; what is about people is asked of everybody. */
export type Field = 'software' | 'data' | 'people';

/** General knowledge of one subject that interviews ask about. It is never the candidate's experience. */
export interface Topic {
  /** As it is said in a sentence. */
  name: string;
  field: Field;
  /** What names the subject and nothing else, in lower case without punctuation. One of them has to be asked about. */
  terms: readonly string[];
  /** Words that stand around it in a question. */
  asks: string;
  /** Words in a résumé that show experience with it. */
  signs: string;
  /** The whole answer in one spoken sentence. */
  answer: string;
  /** What a good answer covers next. */
  points: readonly [string, string, string];
  /** What an interviewer hears in a good answer, after "it shows". */
  shows: string;
}
