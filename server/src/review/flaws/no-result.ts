import { matterTold, outcomeOf } from '../matters.ts';
import { outcomeTold } from '../outcome-told.ts';
import { ofMaterial, type Rule } from '../rule.ts';

export const noResult: Rule<'no-result'> = {
  kind: 'no-result',
  find: (given) => {
    const matter = matterTold(given);
    if (!matter || outcomeTold(given, matter) !== 'not') return undefined;
    return {
      sentence: 'You did not say how it ended. Your material has it.',
      quotes: ofMaterial(outcomeOf(matter)!.clause.text),
    };
  },
  examples: [
    {
      material: ['Oven failed two days before Christmas; moved the dough to a neighbour; no order was late'],
      answer:
        'The oven failed two days before Christmas. I rang round, and I moved the dough to a neighbour in the van.',
      isFound: true,
    },
    {
      material: ['Oven failed two days before Christmas; moved the dough to a neighbour; no order was late'],
      answer:
        'The oven failed two days before Christmas. I moved the dough to a neighbour. And all orders were on time.',
      isFound: false,
    },
    {
      material: ['Rings each parent with good news first'],
      answer: 'I ring each parent with good news first. I write down whom I rang.',
      isFound: false,
    },
  ],
};
