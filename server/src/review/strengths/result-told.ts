import { matterTold, outcomeOf } from '../matters.ts';
import { outcomeTold } from '../outcome-told.ts';
import { nearnessOf } from '../told.ts';
import { ofAnswer, type Rule } from '../rule.ts';

export const resultTold: Rule<'result-told'> = {
  kind: 'result-told',
  find: (given) => {
    const matter = matterTold(given);
    const how = matter && outcomeTold(given, matter);
    if (!how || how === 'not') return undefined;
    const { clause, told } = outcomeOf(matter)!;
    const piece = given.pieces[told.piece];
    const isOfAnother = matter.clauses.some(
      (other) => piece && nearnessOf(piece, other.clause) > nearnessOf(piece, clause),
    );
    if (how === 'in words' && isOfAnother) return undefined;
    return {
      sentence:
        how === 'with its number' ? 'You said how it ended, with its number.' : 'You said how it ended.',
      quotes: piece ? ofAnswer(piece.text) : [],
    };
  },
  examples: [
    {
      material: ['Moved gift cards to the till', 'Gift card sales up 62% on the year before'],
      answer: 'I moved the gift cards to the till. Gift card sales went up sixty-two percent.',
      isFound: true,
    },
    {
      material: ['Moved gift cards to the till', 'Gift card sales up 62% on the year before'],
      answer: 'I moved the gift cards to the till. I asked everybody to help.',
      isFound: false,
    },
  ],
};
