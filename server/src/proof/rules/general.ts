import { FIRST_PERSON } from '../lexicon/persons.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';

const EVERYBODY =
  /^(you|your|you're|you've|you'll|you'd|yourself|people|everybody|everyone|nobody|anyone|anybody|someone|always|never|they)$/;
/** In lexemes. */
const AHEAD = 5;
const BELIEF = /^(believer|fan|saying|proverb|motto|rule|adage)$/;

/** Whether a sentence tells of what is so with everybody, or of a belief: it claims nothing of who speaks. */
export function isGeneral(sentence: SentenceSoFar, at: number): boolean {
  const before = sentence.tokens.slice(0, at);
  if (before.some(({ low }) => BELIEF.test(low))) return true;
  if (before.some(({ low }) => FIRST_PERSON.has(low) || low.startsWith("i'") || low.startsWith("we'")))
    return false;
  if (before.some(({ low }) => EVERYBODY.test(low))) return true;
  for (let next = at + 1; next < at + AHEAD; next += 1) {
    const low = sentence.peek(next)?.low ?? '';
    if (FIRST_PERSON.has(low)) return false;
    if (low.startsWith('you')) return true;
  }
  return false;
}
