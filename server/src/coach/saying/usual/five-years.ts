import { aimsOf } from './aims.ts';
import { half } from './frame.ts';
import type { UsualRule } from './usual-rule.ts';

const AHEAD = /\b(?:later|years?|become|one day|by 20\d\d|long term|head|lead)\b/i;

export const fiveYears: UsualRule = {
  isOfOneself: true,
  say: ({ candidate, budget }) => {
    const aims = aimsOf(candidate);
    const aim = aims.find(({ text }) => AHEAD.test(text)) ?? aims[0];
    return aim && { ...half('five-years', 'second', budget, aim.text), told: [aim.episode] };
  },
};
