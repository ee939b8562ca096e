import type { Word } from '../heard.ts';

/**
 * What makes a sentence a question: question word, auxiliary before its subject, request (“walk me through”),
 * wish (“I'd love to hear”), or only its mark, tag or first word.
 */
export type Form = 'question word' | 'inversion' | 'request' | 'wish' | 'declared';

export interface Head {
  form: Form;
  at: number;
  subject: string;
}

/** `from` is the first word after “so, okay”. */
export interface Clause {
  words: readonly Word[];
  from: number;
  hasMark: boolean;
}
