import { PEOPLE_GROUPS, PERSON_NOUNS } from '../lexicon/persons.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import type { Lexeme } from '../text/lexeme.ts';
import type { Peek } from '../text/plain-number.ts';

const LONGEST = 4;

/** “nine in my crew” */
const isInGroup = (peek: Peek, end: number): boolean =>
  /^(in|on)$/.test(peek(end)?.low ?? '') &&
  /^(my|our|the)$/.test(peek(end + 1)?.low ?? '') &&
  [2, 3].some((ahead) => PEOPLE_GROUPS.has(peek(end + ahead)?.low ?? ''));

/**
 * @param end the lexeme after the number
 * @returns '' where its words do not tell
 */
export function whatIsCounted(peek: Peek, at: number, end: number): 'people' | 'things' | '' {
  if (peek(at - 1)?.low === 'of' && PEOPLE_GROUPS.has(peek(at - 2)?.low ?? '')) return 'people';
  if (isInGroup(peek, end)) return 'people';
  let last: Lexeme | undefined;
  let isNamed = false;
  for (let place = end; place < end + LONGEST; place += 1) {
    const token = peek(place);
    if (token?.type !== 'w' || FUNCTION_WORDS.has(token.low)) break;
    if (PERSON_NOUNS.has(token.stem) || PERSON_NOUNS.has(token.low)) return 'people';
    isNamed ||= token.cap;
    last = token;
  }
  return last && !isNamed && last.low !== last.stem ? 'things' : '';
}
