import { ofAnswer, type Rule } from '../rule.ts';
import { paceOf } from '../spoken-length.ts';

/** Words a minute that are easy to follow. */
const EASY = { least: 110, most: 170 };

export const steadyPace: Rule<'steady-pace'> = {
  kind: 'steady-pace',
  find: (given) => {
    const pace = paceOf(given);
    if (pace === undefined || pace < EASY.least || pace > EASY.most) return undefined;
    return {
      sentence: `You spoke ${Math.round(pace)} words a minute, which is easy to follow. You began with this.`,
      quotes: ofAnswer(given.pieces[0]?.text ?? ''),
    };
  },
  examples: [
    { answer: 'I moved the dough to a neighbour. '.repeat(10), seconds: 30, isFound: true },
    { answer: 'I moved the dough to a neighbour. '.repeat(10), seconds: 20, isFound: false },
    { answer: 'I moved the dough to a neighbour. '.repeat(10), isFound: false },
  ],
};
