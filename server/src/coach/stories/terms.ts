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

export function termsOf(tokens: readonly Token[]): string[] {
  const roots = tokens.filter(({ isStop }) => !isStop).map(({ lemma }) => rootOf(lemma));
  return [...roots, ...phrasesOf(roots)];
}

export const phrasesOf = (roots: readonly string[]): string[] =>
  roots.slice(1).map((root, at) => `${roots[at]} ${root}`);
