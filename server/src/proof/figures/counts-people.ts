import { GROUPS, PEOPLE } from '../lexicon/persons.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import type { Lexeme } from '../text/lexeme.ts';
import type { Peek } from '../text/plain-number.ts';

/** In lexemes: `36 newly qualified nurses`. */
const LONGEST = 4;

/** What a number counts: people, things, or what cannot be told of its words. @param end the lexeme behind the number */
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
  // a plural is counted, and what follows it tells more of it
  return last && last.low !== last.stem ? 'things' : '';
}
