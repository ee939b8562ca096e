import { ofAnswer, type Rule } from '../rule.ts';
import { toldOfPrepared } from '../prepared.ts';

export const preparedTold: Rule<'prepared-told'> = {
  kind: 'prepared-told',
  find: (given) => {
    const { told, leftOut } = toldOfPrepared(given);
    if (told.length === 0) return undefined;
    return {
      sentence:
        leftOut.length === 0
          ? 'All that you had prepared was in it.'
          : `You said ${told.length} of the ${told.length + leftOut.length} sentences that you had prepared.`,
      quotes: ofAnswer(...told.map(({ text }) => text)),
    };
  },
  examples: [
    {
      prepared: 'I moved the dough to a neighbour. No order was late.',
      answer: 'So I moved the dough over to a neighbour.',
      isFound: true,
    },
    { prepared: 'I moved the dough to a neighbour.', answer: 'I like people.', isFound: false },
    { answer: 'I moved the dough to a neighbour.', isFound: false },
  ],
};
