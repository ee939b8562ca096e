import { aimsOf } from './aims.ts';
import { half } from './frame.ts';
import type { UsualRule } from './usual-rule.ts';

/** What the candidate has written that they want; no plan is made for them. */
export const fiveYears: UsualRule = {
  isOfOneself: true,
  say: ({ candidate, budget }) => {
    const [aim] = aimsOf(candidate);
    return aim && { ...half('five-years', 'second', budget, aim.text), told: [aim.episode] };
  },
};
