import { paceOf } from '../spoken-length.ts';
import { ofAnswer, type Rule } from '../rule.ts';

/** Words a minute. */
const TOO_FAST = 190;

export const tooFast: Rule<'too-fast'> = {
  kind: 'too-fast',
  find: (given) => {
    const pace = paceOf(given);
    if (pace === undefined || pace <= TOO_FAST) return undefined;
    return {
      sentence: `You spoke ${Math.round(pace)} words a minute, which is hard to follow. Stop for a breath after this.`,
      quotes: ofAnswer(given.pieces[0]?.text ?? ''),
    };
  },
  examples: [
    { answer: 'I moved the dough to a neighbour. '.repeat(14), seconds: 30, isFound: true },
    { answer: 'I moved the dough to a neighbour. '.repeat(14), seconds: 32, isFound: false },
    { answer: 'I moved the dough to a neighbour. '.repeat(14), isFound: false },
  ],
};
