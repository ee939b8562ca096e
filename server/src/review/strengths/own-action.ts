import { plainlyTellsDeed } from '../deeds.ts';
import { ofAnswer, type Rule } from '../rule.ts';

const MOST_SHOWN = 2;

export const ownAction: Rule<'own-action'> = {
  kind: 'own-action',
  find: ({ pieces }) => {
    const own = pieces.filter((piece) => plainlyTellsDeed(piece, ['i']));
    if (own.length === 0) return undefined;
    return {
      sentence: 'You said what you did yourself.',
      quotes: ofAnswer(...own.slice(0, MOST_SHOWN).map(({ text }) => text)),
    };
  },
  examples: [
    { answer: 'The form was old. I rewrote it in plain English.', isFound: true },
    { answer: 'The form was old. We rewrote it in plain English.', isFound: false },
  ],
};
