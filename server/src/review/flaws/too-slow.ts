import { paceOf } from '../spoken-length.ts';
import { ofAnswer, type Rule } from '../rule.ts';

/** Words a minute. */
const TOO_SLOW = 95;

export const tooSlow: Rule<'too-slow'> = {
  kind: 'too-slow',
  find: (given) => {
    const pace = paceOf(given);
    if (pace === undefined || pace >= TOO_SLOW) return undefined;
    return {
      sentence: `You spoke ${Math.round(pace)} words a minute, which is slow. Say it again until this comes without a search for words.`,
      quotes: ofAnswer(given.pieces[0]?.text ?? ''),
    };
  },
  examples: [
    { answer: 'I moved the dough to a neighbour. '.repeat(6), seconds: 27, isFound: true },
    { answer: 'I moved the dough to a neighbour. '.repeat(6), seconds: 26, isFound: false },
    { answer: 'I moved the dough to a neighbour. '.repeat(6), isFound: false },
  ],
};
