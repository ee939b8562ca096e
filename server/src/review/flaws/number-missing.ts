import type { MaterialClause } from '../given-answer.ts';
import { ofAnswer, ofMaterial, type Rule } from '../rule.ts';
import { matterTold, outcomeOf } from '../matters.ts';
import { kindOfNumber } from '../numbers.ts';
import { outcomeTold, reachedNumbers } from '../outcome-told.ts';
import { asksForStory, asksForWay } from '../what-is-asked.ts';
import { changedFacts } from '../unproved.ts';

const isLarge = (number: string): boolean =>
  !/^(?:two|three|[23])\b(?![.,]\d)/iu.test(number) || kindOfNumber(number, '') !== 'count';

const saysReached = (clause: MaterialClause): boolean =>
  reachedNumbers(clause).some((number) => !clause.unsaid.includes(number));

export const numberMissing: Rule<'number-missing'> = {
  kind: 'number-missing',
  find: (given) => {
    const { text: asked } = given.question;
    if (!asksForStory(asked) && !asksForWay(asked)) return undefined;
    const matter = matterTold(given);
    if (!matter || changedFacts(given).length > 0 || outcomeTold(given, matter) === 'not') return undefined;
    const outcome = outcomeOf(matter);
    const counted = outcome && outcome.clause.numbers.length > 0 ? [outcome] : matter.clauses;
    const missing = counted.filter(({ clause }) => reachedNumbers(clause).some(isLarge));
    if (missing.length === 0 || missing.some(({ clause }) => saysReached(clause))) return undefined;
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
    {
      material: ['Leg ulcers slow to heal: started a leg club; healing time fell from 21 weeks to 13'],
      answer: 'Leg ulcers took 21 weeks to heal. I started a leg club, and it got so much better.',
      isFound: true,
    },
    {
      material: ['Two actors not speaking: saw each alone, gave notes through her; no rows after that'],
      answer:
        'I had a pair of actors not speaking. I saw each alone and gave notes through her. No rows after that.',
      isFound: false,
    },
  ],
};
