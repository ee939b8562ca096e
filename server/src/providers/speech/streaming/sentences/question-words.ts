export const WH = "what|what's|why|how|how's|when|where|where's|who|who's|which|whose";
export const AUXILIARY =
  'do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|shall|should|may|might|' +
  "don't|doesn't|didn't|isn't|aren't|wasn't|weren't|haven't|hasn't|can't|couldn't|won't|wouldn't|shouldn't";
export const PRONOUN = 'i|you|we|they|he|she|it|that|this|there';

const OPENERS = /^(?:(?:so|well|okay|ok|and|but|now|then|right|alright|great|um|uh)\s+)*/i;

const asksFirst = new RegExp(
  `^(?:(?:${WH})\\b|(?:in|at|to|for|on|with|from|by) (?:what|which|whom|whose)\\b|(?:${AUXILIARY})\\b)`,
  'i',
);

export const withoutOpeners = (words: string): string => words.replace(OPENERS, '');

export const asksQuestion = (sentence: string): boolean => asksFirst.test(withoutOpeners(sentence));
