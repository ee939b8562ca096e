import { abbreviates, isPartOf } from '../names/abbreviation.ts';
import { CONNECTING, FUNCTION_WORDS } from '../lexicon/small-words.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { innerWords, type Lexeme, unaccented } from '../text/lexeme.ts';

const BEFORE = 7;
const LONGEST = 9;
const INSIDE = /^(a|an|and|as|at|by|from|in|into|no|on|or|to|under|with|within|without|i|more|all)$/;
const JOINING = /^[-,&/'’:]$/;
/** Shorter abbreviations fit by chance. */
const LONG = 3;

/** Where words end that stand shortened; 0 for none. */
export function endOfSpelt(sentence: SentenceSoFar, at: number, least = LONG): number {
  let best = 0;
  for (let from = at; from >= Math.max(0, at - BEFORE); from -= 1) {
    const words: string[] = [];
    let tokens = 0;
    let initials = '';
    for (let place = from; place < from + LONGEST; place += 1) {
      const token = sentence.peek(place);
      if (beginsClause(sentence, place)) break;
      if (token && JOINING.test(token.text)) continue;
      if (!isSpeltOut(token)) break;
      tokens += 1;
      words.push(
        ...(isInitials(token)
          ? Array.from(token.low, (letter) => `${letter}.`)
          : innerWords(token.text).map(unaccented)),
      );
      if (token.low === 'at') initials += ' ';
      if (FUNCTION_WORDS.has(token.low)) continue;
      initials += token.cap ? token.low[0] : ' ';
      if (tokens < 2 || place < at) continue;
      if (beginsShort(sentence, initials, place + 1)) best = Math.max(best, place + 1);
      if (isShortened(sentence, words, from === at ? least : LONG)) best = Math.max(best, place + 1);
    }
  }
  return best;
}

/** “in Canfit, and a socket” */
const beginsClause = ({ peek }: SentenceSoFar, at: number): boolean =>
  peek(at)?.text === ',' &&
  /^(and|but|so)$/.test(peek(at + 1)?.low ?? '') &&
  /^(an?|the|i|we|it|he|she|they|my|our)$/.test(peek(at + 2)?.low ?? '');

const isSpeltOut = (token: Lexeme | undefined): token is Lexeme =>
  !!token &&
  token.type !== 'p' &&
  (isInitials(token) || !/\p{Lu}{2}/u.test(token.text)) &&
  (!FUNCTION_WORDS.has(token.low) || CONNECTING.has(token.low) || INSIDE.test(token.low));

const isInitials = ({ text }: Lexeme): boolean => /^\p{Lu}{2}$/u.test(text);

const LEFT = /^.{0,2}$/;
const COUNTRY = /^(sa|uk|us|usa|nz|gb|eu|uae)?$/;

/** `Broadcasting Complaints Commission` of `BCCSA` */
function beginsShort(sentence: SentenceSoFar, initials: string, end: number): boolean {
  if (initials.length < LONG) return false;
  const isJoined = /^(and|of|for|in)$/.test(sentence.peek(end)?.low ?? '');
  const next = sentence.peek(isJoined ? end + 1 : end);
  const left = initials.length > LONG || !next || (isJoined && next.cap) ? LEFT : COUNTRY;
  return sentence.some(({ acronyms }) =>
    [...acronyms.keys()].some(
      (short) => short.startsWith(initials) && left.test(short.slice(initials.length)),
    ),
  );
}

const isShortened = (sentence: SentenceSoFar, words: readonly string[], least: number): boolean =>
  sentence.some(({ acronyms }) =>
    [...acronyms.values()].some(
      (short) => short.length >= least && abbreviates(short, words, isPartOf(sentence.words)),
    ),
  );

export const isSpelt = (sentence: SentenceSoFar, at: number, least = LONG): boolean =>
  endOfSpelt(sentence, at, least) > 0;
