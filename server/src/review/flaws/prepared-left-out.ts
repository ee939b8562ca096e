import { toldOfPrepared } from '../prepared.ts';
import type { Rule } from '../rule.ts';

export const preparedLeftOut: Rule<'prepared-left-out'> = {
  kind: 'prepared-left-out',
  find: (given) => {
    const { leftOut } = toldOfPrepared(given);
    if (leftOut.length === 0) return undefined;
    return {
      sentence: 'You had prepared this too, and left it out.',
      quotes: leftOut.map(({ text }) => ({ text, of: 'prepared' as const })),
    };
  },
  examples: [
    {
      prepared: 'I moved the dough to a neighbour. No order was late.',
      answer: 'So I moved the dough over to a neighbour.',
      isFound: true,
    },
    {
      prepared: 'I moved the dough to a neighbour. No order was late.',
      answer: 'So I moved the dough over to a neighbour, and not one order was late.',
      isFound: false,
    },
    { answer: 'I moved the dough to a neighbour.', isFound: false },
  ],
};
