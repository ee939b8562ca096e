import { GROUPS, PEOPLE } from '../lexicon/persons.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import type { Lexeme } from '../text/lexeme.ts';
import type { Peek } from '../text/plain-number.ts';

/** Counts lexemes: `36 newly qualified nurses`. */
const LONGEST = 4;

/**
 * @param end the lexeme after the number
 * @returns '' where its words do not tell
 */
export function whatIsCounted(peek: Peek, at: number, end: number): 'people' | 'things' | '' {
  if (peek(at - 1)?.low === 'of' && GROUPS.has(peek(at - 2)?.low ?? '')) return 'people';
  let last: Lexeme | undefined;
  for (let place = end; place < end + LONGEST; place += 1) {
    const token = peek(place);
    if (token?.type !== 'w' || FUNCTION_WORDS.has(token.low)) break;
    if (PEOPLE.has(token.stem) || PEOPLE.has(token.low)) return 'people';
    if (token.cap) return '';
    last = token;
  }
  // a plural is what is counted; words after it only describe it
  return last && last.low !== last.stem ? 'things' : '';
}
