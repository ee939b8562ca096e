import { type Word } from './heard.ts';
import {
  AUXILIARIES,
  BE,
  DANGLING,
  FILLERS,
  GIVING,
  isQuestionWord,
  isSubject,
  MARKERS,
  MODALS,
  PREPOSITIONS,
  SAYING,
} from './word-classes.ts';

/** Longer questions may well end in “did” or “would”: “… or nearly did”. */
const MANY_WORDS = 8;
const PARTICLE = /^(?:on|up|off|out|over|in|through|down|back|around)$/;
const NOUN_PHRASE = /^(?:an?|the|one|any|last|first|every|\w{3,}est)$/;

/** Whether a word is missing at the end: “tell me about a time”, “what would you”. */
export const isBrokenOff = (words: readonly Word[]): boolean =>
  words.at(-1)?.stop === '' ? lacksItsEnd(words) : isGivenUp(words);

/** “could you, um?”, “how would you?” */
function isGivenUp(words: readonly Word[]): boolean {
  const [before = '', end = ''] = words.slice(-2).map(({ plain }) => plain);
  if (isHesitation(end)) return true;
  const clause = words.slice(words.findLastIndex(({ hasComma }) => hasComma) + 1);
  return (
    end === 'you' &&
    /^(?:do|would|could|can|will)$/.test(before) &&
    isBareStart(clause.map(({ plain }) => plain))
  );
}

/** The same before a mark guessed at a pause: “which tools have you.” */
export function lacksItsEnd(words: readonly Word[]): boolean {
  const end = words.at(-1);
  if (!end) return false;
  if (end.stop === '?') return isHesitation(end.plain) || isOpen(end.plain);
  return endsInTheMiddle(words, end.plain) || isBareStart(words.map(({ plain }) => plain));
}

const isHesitation = (word: string): boolean => FILLERS.has(word) && word !== 'em';

const isOpen = (word: string): boolean =>
  DANGLING.has(word) && !AUXILIARIES.has(word) && !isQuestionWord(word);

function endsInTheMiddle(words: readonly Word[], end: string): boolean {
  const before = words.at(-2)?.plain ?? '';
  const first = words.find(({ plain }) => !MARKERS.has(plain))?.plain ?? '';
  if (isHesitation(end)) return true;
  if (AUXILIARIES.has(end) && DANGLING.has(end)) {
    const isClosedByIt = words.slice(2, -2).some(({ plain }) => isQuestionWord(plain));
    const isSaidBy = isSubject(before) && (isQuestionWord(first) || words.length > 4);
    return !isClosedByIt && !isSaidBy && words.length < MANY_WORDS;
  }
  if (DANGLING.has(end)) return true;
  if (/^(?:you|i|we|they|he|she|it|there)'(?:d|ve|ll|re|m)$|^(?:sort|kind)$/.test(end)) return true;
  if (
    end === 'to' &&
    /^(?:want|wanted|have|had|need|needed|going|able|like|got|trying|try|how|what)$/.test(before)
  )
    return true;
  if (isQuestionWord(end) && words.length > 3) return !/^(?:and|or)$/.test(before);
  if (/^(?:time|times|occasion|situation|instance)$/.test(end) && /^(?:a|an|any|one|the)$/.test(before))
    return !words.some(({ plain }) => isQuestionWord(plain));
  if (end === 'you' && words.length > 2 && NOUN_PHRASE.test(words.at(-3)!.plain)) return true; // “about a time you”
  if (isSubject(end) && MODALS.has(before) && isQuestionWord(words.at(-3)?.plain)) return true;
  if (!PREPOSITIONS.has(end) || (PARTICLE.test(end) && words.length >= MANY_WORDS)) return false;
  if (end === 'like' && isQuestionWord(first)) return false;
  // “what did you work on”: the question word, or a relative clause, is the object
  const isFilled =
    /^(?:what|who|which|where|whose)$/.test(first) ||
    words.slice(3).some(({ plain }) => isSubject(plain) || isQuestionWord(plain));
  return !isFilled;
}

/** “can you tell”, “walk me through”, “and how did they” */
function isBareStart(all: readonly string[]): boolean {
  const opening = all.findIndex((word) => !MARKERS.has(word));
  const words = all.slice(Math.max(opening, 0));
  const [first = '', second = ''] = words;
  const end = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  if (AUXILIARIES.has(first) && isSubject(second))
    return (
      words.length === 2 ||
      (words.length <= 4 && (GIVING.has(end) || SAYING.has(end))) ||
      (/^(?:me|us)$/.test(end) && GIVING.has(before))
    );
  if (GIVING.has(first) && /^(?:me|us)$/.test(second))
    return words.length === 2 || (words.length === 3 && PREPOSITIONS.has(end));
  if (!isQuestionWord(first) || words.length < 2 || words.length > 5) return false;
  if (AUXILIARIES.has(end)) return !isSubject(before);
  return (
    isSubject(end) && AUXILIARIES.has(before) && !BE.has(before) && /^(?:i|he|she|we|they|you)$/.test(end)
  );
}
