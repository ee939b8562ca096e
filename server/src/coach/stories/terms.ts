import words from './words.json' with { type: 'json' };
import { stemmer } from 'stemmer';
import type { Token } from '#coach/language/read-text.ts';
import { TERM } from './weights.ts';

/** Half of all questions and résumés have them. */
export const EVERYDAY: ReadonlySet<string> = new Set(words.everyday.split(' '));

const FRAME = new Set(words.frame.split(' '));

/** `organize` and `organise`, `persuaded` and `persuade` */
export const rootOf = (lemma: string): string =>
  stemmer(lemma.toLowerCase().replace(/iz(e|ing|ed|ation)$/, 'is$1'));

/** 0 (frame) to 1 (matter). */
export function substanceOf(token: Token): number {
  if (token.isStop || FRAME.has(token.lemma)) return 0;
  return EVERYDAY.has(token.lemma) ? TERM.everyday : 1;
}

export const termsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ isStop }) => !isStop).map(({ lemma }) => rootOf(lemma));
