import { aimsOf } from './aims.ts';
import { half } from './frame.ts';
import type { UsualRule } from './usual-rule.ts';

/** What the candidate has written that they want; no plan is made for them. */
export const fiveYears: UsualRule = {
  asks: /\b(?:five|three|ten|5|3|10|few) years\b(?! (?:of|ago|experience|in|at|as|with)\b)|\blong term\b|\bcareer (?:goals?|plans?|ambitions?)\b|\bwhere (?:do|would) you (?:see yourself|want to be|hope to be)\b|\bhow far do you want to go\b|\bend of the decade\b|\bdown the line\b|\b(?:all )?leading for you\b|\bnext several years\b|\bpicture your career\b|\bwhere would you like it to lead\b/,
  examples: [
    'Where do you see yourself in five years?',
    'What’s the plan, long term?',
    'Where do you want to be in a few years’ time?',
    'How do you picture your career in five years?',
  ],
  isOfOneself: true,
  say: ({ candidate, budget }) => {
    const [aim] = aimsOf(candidate);
    return aim && { ...half('five-years', 'second', budget, aim.text), told: [aim.episode] };
  },
};
