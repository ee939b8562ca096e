import { secondsOf, sayLength } from '../spoken-length.ts';
import { ofAnswer, type Rule } from '../rule.ts';

/** Seconds. */
const TOO_SHORT = 15;

export const tooShort: Rule<'too-short'> = {
  kind: 'too-short',
  find: (given) =>
    secondsOf(given) >= TOO_SHORT
      ? undefined
      : {
          sentence: `${sayLength(given)}. Say what the situation was, what you did, and how it ended.`,
          quotes: ofAnswer(given.text),
        },
  examples: [
    { answer: 'I moved the dough, and no order was late.', seconds: 14, isFound: true },
    { answer: 'I moved the dough.', isFound: true },
    { answer: 'I moved the dough, and no order was late.', seconds: 15, isFound: false },
  ],
};
