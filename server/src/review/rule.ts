import type { Quote } from '@pythia/contracts/review.ts';
import type { GivenAnswer } from './given-answer.ts';

/** What a rule says of an answer, in a plain sentence, with the words that it is about. */
export interface Finding {
  sentence: string;
  quotes: readonly Quote[];
}

/** An answer of which a rule says something, or nothing. */
export interface Example {
  question?: string;
  /** Lines of the candidate's material. */
  material?: readonly string[];
  answer: string;
  seconds?: number | null;
  prepared?: string;
  /** Stories of the material, with how likely they answer the question. */
  fitting?: readonly { text: string; chance: number }[];
  isFound: boolean;
}

/** One thing that is said of answers. */
export interface Rule<Kind extends string> {
  kind: Kind;
  find: (given: GivenAnswer) => Finding | undefined;
  examples: readonly Example[];
}

export const ofAnswer = (...texts: readonly string[]): Quote[] =>
  texts.map((text) => ({ text: text.trim(), of: 'answer' }));
export const ofMaterial = (...texts: readonly string[]): Quote[] =>
  texts.map((text) => ({ text: text.trim(), of: 'material' }));
