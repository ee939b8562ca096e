import { ofAnswer, ofMaterial, type Rule } from '../rule.ts';
import { matterTold, outcomeOf } from '../matters.ts';
import { outcomeTold } from '../outcome-told.ts';
import { changedFacts } from '../unproved.ts';

export const numberMissing: Rule<'number-missing'> = {
  kind: 'number-missing',
  find: (given) => {
    const matter = matterTold(given);
    if (!matter || changedFacts(given).length > 0 || outcomeTold(given, matter) === 'not') return undefined;
    const outcome = outcomeOf(matter);
    const counted = outcome && outcome.clause.numbers.length > 0 ? [outcome] : matter.clauses;
    const missing = counted.filter(({ clause: { numbers } }) => numbers.length > 0);
    if (
      missing.length === 0 ||
      missing.some(({ clause: { numbers, unsaid } }) => unsaid.length < numbers.length)
    )
      return undefined;
    return {
      sentence: 'You told this without its number, which your material has.',
      quotes: missing.flatMap(({ clause, told: { piece } }) => [
        ...ofAnswer(given.pieces[piece]?.text ?? ''),
        ...ofMaterial(clause.text),
      ]),
    };
  },
  examples: [
    {
      material: ['Moved gift cards to the till', 'Gift card sales up 62% on the year before'],
      answer: 'I moved the gift cards to the till. Gift card sales went up a lot on the year before.',
      isFound: true,
    },
    {
      material: ['Moved gift cards to the till', 'Gift card sales up 62% on the year before'],
      answer:
        'I moved the gift cards to the till. Gift card sales went up sixty-two percent on the year before.',
      isFound: false,
    },
    {
      material: ['Fabricator welder, Dunn Steel, 11 years', 'Keeps a log of each joint'],
      answer: 'At Dunn Steel I am a fabricator welder. I keep a log of each joint.',
      isFound: false,
    },
  ],
};
