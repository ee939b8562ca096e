import type { Word } from '../heard.ts';

/**
 * What makes a sentence a question: a question word, an auxiliary before its subject, a request (“walk me through”), a
 * wish (“I'd love to hear”), or what only its mark, its tag or its first word tells.
 */
export type Form = 'question word' | 'inversion' | 'request' | 'wish' | 'declared';

export interface Head {
  form: Form;
  /** Place among the words where the form begins. */
  at: number;
  subject: string;
}

/** Where a form may stand: the words, the place of the first behind “so, okay”, and whether a question mark closes them. */
export interface Clause {
  words: readonly Word[];
  from: number;
  hasMark: boolean;
}
