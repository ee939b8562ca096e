import { abbreviates, isPartOf } from '../names/abbreviation.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { innerWords, type Lexeme, unaccented } from '../text/lexeme.ts';

const BEFORE = 4;
const LONGEST = 8;
const JOINING = /^[-,&/'’:]$/;
/** Shorter abbreviations fit by chance. */
const LONG = 3;

/** The end of words around a place that stand shortened in the material; 0 for none. */
export function endOfSpelt(sentence: SentenceSoFar, at: number, least = LONG): number {
  let best = 0;
  for (let from = at; from >= Math.max(0, at - BEFORE); from -= 1) {
    const words: string[] = [];
    let tokens = 0;
    for (let place = from; place < from + LONGEST; place += 1) {
      const token = sentence.peek(place);
      if (token && JOINING.test(token.text)) continue;
      if (!isSpeltOut(token)) break;
      tokens += 1;
      words.push(...innerWords(token.text).map(unaccented));
      if (tokens < 2 || place < at || FUNCTION_WORDS.has(token.low)) continue;
      if (isShortened(sentence, words, from === at ? least : LONG)) best = Math.max(best, place + 1);
    }
  }
  return best;
}

const isSpeltOut = (token: Lexeme | undefined): token is Lexeme =>
  !!token && token.type !== 'p' && !/\p{Lu}{2}/u.test(token.text);

const isShortened = (sentence: SentenceSoFar, words: readonly string[], least: number): boolean =>
  sentence.some(({ acronyms }) =>
    [...acronyms.values()].some(
      (short) => short.length >= least && abbreviates(short, words, isPartOf(sentence.words)),
    ),
  );

export const isSpelt = (sentence: SentenceSoFar, at: number, least = LONG): boolean =>
  endOfSpelt(sentence, at, least) > 0;
