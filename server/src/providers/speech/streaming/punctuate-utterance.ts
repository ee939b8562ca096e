const OPENERS = /^(?:(?:so|well|okay|ok|and|but|now|then|right|alright|great|um|uh)\s+)*/i;
const WH = "what|what's|why|how|how's|when|where|where's|who|who's|which|whose";
const AUXILIARY =
  'do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|shall|should|may|might|' +
  "don't|doesn't|didn't|isn't|aren't|wasn't|weren't|haven't|hasn't|can't|couldn't|won't|wouldn't|shouldn't";
const PRONOUN = 'i|you|we|they|he|she|it|that|this|there';

const asksFirst = new RegExp(
  `^(?:(?:${WH})\\b|(?:in|at|to|for|on|with|from|by) (?:what|which|whom|whose)\\b|(?:${AUXILIARY})\\b)`,
  'i',
);
/** "how did you": only a direct question turns the verb round, so a new sentence begins here. */
const directQuestion = new RegExp(
  `(?<!\\b(?:and|so|but))\\s+(?=(?:(?:and|so|but)\\s+)?(?:what|why|how|when|where|who)\\s+(?:${AUXILIARY})\\s+(?:${PRONOUN})\\b)`,
  'i',
);

/**
 * Gives an utterance of bare words the capitals and the closing mark that the transcript is split at: a question
 * mark where English word order asks, else a full stop. No word is added, lost or moved; text that already ends
 * in a mark is returned as it is.
 */
export function punctuateUtterance(words: string): string {
  const text = words.trim().replace(/\s+/g, ' ');
  if (text === '' || /[.!?]$/.test(text)) return text;
  return text.split(directQuestion).map(punctuateSentence).join(' ');
}

function punctuateSentence(sentence: string): string {
  const asks = asksFirst.test(sentence.replace(OPENERS, ''));
  const cased = sentence
    .replace(/\bi(?=$|[\s'])/g, 'I')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return cased + (asks ? '?' : '.');
}
