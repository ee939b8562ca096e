import { ofAnswer, ofMaterial, type Rule } from '../rule.ts';
import { changedFacts } from '../unproved.ts';

export const factChanged: Rule<'fact-changed'> = {
  kind: 'fact-changed',
  find: (given) => {
    const changed = changedFacts(given);
    if (changed.length === 0) return undefined;
    return {
      sentence: 'Your material tells this otherwise. Check which is right, and say that.',
      quotes: changed.flatMap(({ words, clause }) => [...ofAnswer(words.text), ...ofMaterial(clause.text)]),
    };
  },
  examples: [
    {
      material: ['Brake recall: 60 cars in 3 weeks', 'All 60 done in 15 working days'],
      answer: 'There was a brake recall of sixty cars. I did all of them in 10 working days.',
      isFound: true,
    },
    {
      material: ['Brake recall: 60 cars in 3 weeks', 'All 60 done in 15 working days'],
      answer: 'There was a brake recall of sixty cars. I did all of them in fifteen working days.',
      isFound: false,
    },
    {
      material: ['Missed appointments: 46 a month; rang patients two days before'],
      answer: 'We had thirty-seven missed appointments a month. So I rang the patients two days before.',
      isFound: true,
    },
  ],
};
