import lists from './words.json' with { type: 'json' };
import { readTokens, type Token } from '#coach/language/read-text.ts';

const FRAME = new Set(lists.frame.split(' '));
const CONTENT = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM', 'ADV', 'X']);

/** Words of the subject; where only frames are left, all but stop words. */
export function findFocus(text: string): Token[] {
  const carrying = readTokens(text).filter(
    ({ isStop, pos, text: word }) => !isStop && CONTENT.has(pos) && word.length > 1,
  );
  const focus = carrying.filter(({ lemma }) => !FRAME.has(lemma));
  return focus.length > 0 ? focus : carrying;
}
