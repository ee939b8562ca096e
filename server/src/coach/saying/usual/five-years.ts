import { aimsOf, isForFirstPost } from './aims.ts';
import { half } from './frame.ts';
import { isPastWish, likelyLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

const AHEAD = /\b(?:later|years?|become|one day|by 20\d\d|long term|head|lead)\b/i;

const LIKELY = 0.25;

export const fiveYears: UsualRule = {
  isOfOneself: true,
  say: (asking) => {
    const aims = aimsOf(asking.candidate).filter((aim) => !isForFirstPost(aim));
    const likely = likelyLines(asking, 'five-years', LIKELY).find(({ text }) => !isPastWish(text));
    const aim = aims.find(({ text }) => AHEAD.test(text)) ?? likely ?? aims[0];
    return aim && { ...half('five-years', 'second', asking.budget, aim.text), told: [aim.episode] };
  },
};
