import words from './words.json' with { type: 'json' };
import { stemmer } from 'stemmer';
import type { Token } from '#coach/language/read-text.ts';
import { TERM } from './weights.ts';

/** Words of half of all questions and half of all résumés; alone they find nothing. */
export const EVERYDAY: ReadonlySet<string> = new Set(words.everyday.split(' '));

/** Words of the question itself, which no story is about. */
const FRAME = new Set(words.frame.split(' '));

/** `organize` and `organise`, `persuaded` and `persuade` are one word here. */
export const rootOf = (lemma: string): string =>
  stemmer(lemma.toLowerCase().replace(/iz(e|ing|ed|ation)$/, 'is$1'));

/** What a word of the question says, from 0 (it only frames) to 1 (it names the matter). */
export function substanceOf(token: Token): number {
  if (token.isStop || FRAME.has(token.lemma)) return 0;
  return EVERYDAY.has(token.lemma) ? TERM.everyday : 1;
}

/** The roots of the words that carry a subject, and every two that stand side by side. */
export function termsOf(tokens: readonly Token[]): string[] {
  const roots = tokens.filter(({ isStop }) => !isStop).map(({ lemma }) => rootOf(lemma));
  return [...roots, ...phrasesOf(roots)];
}

export const phrasesOf = (roots: readonly string[]): string[] =>
  roots.slice(1).map((root, at) => `${roots[at]} ${root}`);
