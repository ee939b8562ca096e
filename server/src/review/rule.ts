import type { Quote } from '@pythia/contracts/review.ts';
import type { GivenAnswer } from './given-answer.ts';

export interface Finding {
  sentence: string;
  quotes: readonly Quote[];
}

export interface Example {
  question?: string;
  material?: readonly string[];
  answer: string;
  seconds?: number | null;
  prepared?: string;
  fitting?: readonly { text: string; chance: number }[];
  isFound: boolean;
}

export interface Rule<Kind extends string> {
  kind: Kind;
  find: (given: GivenAnswer) => Finding | undefined;
  examples: readonly Example[];
}

export const ofAnswer = (...texts: readonly string[]): Quote[] =>
  texts.map((text) => ({ text: text.trim(), of: 'answer' }));
export const ofMaterial = (...texts: readonly string[]): Quote[] =>
  texts.map((text) => ({ text: text.trim(), of: 'material' }));
