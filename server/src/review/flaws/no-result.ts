import { matterTold, outcomeOf } from '../matters.ts';
import { outcomeTold } from '../outcome-told.ts';
import { asksForStory } from '../what-is-asked.ts';
import { ofMaterial, type Rule } from '../rule.ts';

export const noResult: Rule<'no-result'> = {
  kind: 'no-result',
  find: (given) => {
    if (!asksForStory(given.question.text)) return undefined;
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
    {
      material: [
        'Church roof, 9,000 slates, storm forecast: stripped and sheeted one bay at a time',
        'Finished 6 days early',
      ],
      answer:
        'On the church roof, nine thousand slates, a storm was forecast. I stripped one bay at a time and sheeted it as I went.',
      isFound: true,
    },
    {
      material: [
        'Father angry about bullying: met him, agreed a plan; he later joined the school council',
        'Organised a camp for 52 children',
      ],
      answer:
        'A father was angry about bullying. I met him and agreed a plan. Now he is on the school council.',
      isFound: false,
    },
    {
      question: 'Why did you choose this trade?',
      material: ['Oven failed two days before Christmas; moved the dough to a neighbour; no order was late'],
      answer: 'The oven failed two days before Christmas. I moved the dough to a neighbour, and I loved it.',
      isFound: false,
    },
  ],
};
