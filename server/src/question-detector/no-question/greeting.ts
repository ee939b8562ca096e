import { anyPhrase, type NoQuestion } from './no-question.ts';

const WELL_BEING = anyPhrase(`
  how (?:are|is|'re|have) (?:you|things|we|everyone|everybody|it going|life)(?: been)?
  how (?:ya|you) (?:going|doing)
  how's (?:it|everything|things|life|tricks|(?:your|the) (?:day|morning|afternoon|week|family)|\\w+ treating you)
  how're (?:you|things)
  how do you do
  what's up
  (?:you|are you) (?:well|keeping well|all right|alright)$`);
const OF_MATTERS = anyPhrase(`
  how are you (?:with|at|about|on|when|in|using|finding|planning|going to)
  how have you (?:found|used|dealt|handled|managed|\\w+ed)`);
const NAMES = anyPhrase(`
  is (?:that|this|it) (?:mr|mrs|ms|miss|doctor|dr)
  (?:have i|am i) (?:got|saying|pronouncing)
  (?:how do|am) i (?:say|pronounce)
  (?:do you|you) (?:prefer|go by)
  what (?:should|shall|do) (?:i|we) call you
  (?:can|may|shall) i call you`);
const MOST_WORDS = 14;

/** Hellos, names and how people are. */
export const greeting: NoQuestion = {
  kind: 'greeting',
  isLikely: ({ text, words }) =>
    words.length <= MOST_WORDS &&
    ((WELL_BEING.test(text) && !OF_MATTERS.test(text)) ||
      NAMES.test(text) ||
      /^(?:hi|hello|hey|hiya)\b/.test(text)),
  lines: [
    'How are you doing today?',
    "how's it going",
    'Have I got your name right?',
    'Hello, is that Mrs Okafor?',
  ],
};
