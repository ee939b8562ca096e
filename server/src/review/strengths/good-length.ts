import { ofAnswer, type Rule } from '../rule.ts';
import { AIM, secondsOf, sayLength } from '../spoken-length.ts';

export const goodLength: Rule<'good-length'> = {
  kind: 'good-length',
  find: (given) => {
    const seconds = secondsOf(given);
    if (seconds < AIM.least || seconds > AIM.most) return undefined;
    const last = given.pieces.at(-1)?.text ?? '';
    return {
      sentence: `${sayLength(given)}, which is a good length. You ended with this.`,
      quotes: ofAnswer(last),
    };
  },
  examples: [
    { answer: 'I moved the dough.', seconds: 45, isFound: true },
    { answer: 'I moved the dough.', seconds: 120, isFound: true },
    { answer: 'I moved the dough.', seconds: 44, isFound: false },
    { answer: 'I moved the dough.', seconds: 121, isFound: false },
  ],
};
