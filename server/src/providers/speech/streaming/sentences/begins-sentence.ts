import { asksQuestion, AUXILIARY, PRONOUN, WH, withoutOpeners } from './question-words.ts';

const LEAST_WORDS = 3;

const CONNECTIVE = /^(?:so|and|but|or|now|then|well|because|um|uh)$/i;
const COURTESIES =
  /^(?:(?:okay|ok|all ?right|great|good|perfect|sure|yeah|yes|no|right|hello|hi|thanks?|thank you|(?:very|so) much|take your time|no (?:rush|problem|worries)|go ahead|got it|i see|sounds good|of course)(?:\s+|$))+$/i;
const DANGLING = new RegExp(
  '\\b(?:a|an|the|and|but|so|or|of|to|from|by|between|into|than|as|if|because|that|not|please|' +
    `me|us|know|explain|describe|understand|wonder|my|your|our|their|his|her|its|some|any|every|each|very|${WH}|${AUXILIARY})$`,
  'i',
);
const OPEN_PHRASE = /\b(?:a|an|the|and|but|so|or|of|than|as|if|because|my|your|our|their|its)$/i;
/** Prepositions may end a question: "the team that you worked with". */
const PREPOSITION = /\b(?:in|on|at|for|with|about)$/i;
const QUESTION = new RegExp(
  `^(?:(?:what|why|how)(?:'s)?\\s+(?!(?:${PRONOUN}|to|the|a|an|my|your|our|their)\\b)|` +
    `(?:(?:when|where|who|which)\\s+)?(?:${AUXILIARY})\\s+(?:${PRONOUN})\\b)`,
  'i',
);
const REQUEST =
  /^(?:please\s+)?(?:(?:tell|give|walk|talk) (?:me|us)|talk about|explain|describe|imagine|think (?:of|about)|let's|let us|suppose|name)\b/i;
const SUBJECT = /^(?:i|you|we|they|he|she|it|there|this|our|my|your)(?:'\w+)?\b/i;

/**
 * Whether unpunctuated English words after a pause begin a sentence; in doubt they continue, as long
 * sentences read better than halves.
 */
export function beginsSentence(fragment: string, before: string): boolean {
  if (CONNECTIVE.test(fragment)) return false;
  if (COURTESIES.test(fragment) || COURTESIES.test(before)) return true;
  if (withoutOpeners(before).split(/\s+/).length < LEAST_WORDS || DANGLING.test(before)) return false;
  const rest = withoutOpeners(fragment);
  return QUESTION.test(rest) || REQUEST.test(rest) || (isStatement(before) && SUBJECT.test(fragment));
}

const isStatement = (words: string): boolean =>
  !asksQuestion(words) && !REQUEST.test(withoutOpeners(words)) && !PREPOSITION.test(words);

/** Whether punctuated words may be complete; not "between the", "So," or "How would you.". */
export function looksWhole(text: string): boolean {
  const bare = text.replace(/[.?!…]+["'”’]?$/u, '');
  const last = bare.split(/(?<=[.?!…])\s+/u).at(-1) ?? '';
  if (bare === text) return false;
  if (text.endsWith('?')) return !OPEN_PHRASE.test(last);
  return !DANGLING.test(last) && !CONNECTIVE.test(last) && !asksQuestion(last);
}
