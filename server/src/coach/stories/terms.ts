import { stemmer } from 'stemmer';
import type { Token } from '#coach/language/read-text.ts';
import { TERM } from './weights.ts';

/** Words of half of all questions and half of all résumés; alone they find nothing. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  `time work job project team people person thing way day week month year company role experience situation
  example something someone somebody anything anyone
  everything everyone everybody nothing nobody make do get go take give use have be need want try come
  handle deal manage face find help start keep look know think feel tell talk describe share good great big
  large small new different important recent last first best most biggest really actually career life case
  part lot kind sort able happen involve responsible result approach process result place member colleague
  business organisation organization environment task skill ability see show put set let ask say turn end
  long short high low right hard ever able well late early`.split(/\s+/),
);

/** Words of the question itself, which no story is about. */
const FRAME = new Set(
  `describe tell example instance time situation give share walk talk question please ever occasion story
  recall remember think um uh er okay so like just mean kind sort specific explain`.split(/\s+/),
);

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
