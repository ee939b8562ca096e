import type { Episode } from '#coach/candidate/candidate.ts';
import { tellEpisode } from '../tell-episode.ts';
import { pressureIn } from './kinds-of-story.ts';
import { isFlattering, pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

const isUnderPressure = (episode: Episode): boolean => pressureIn(episode) > 0 && isFlattering(episode);

/** A day when it was tight, that the candidate got through themselves. */
export const pressure: UsualRule = {
  asks: /\b(?:under pressure|tight (?:deadlines?|timescale)|(?:when|if) (?:it all|everything|things|it) (?:kicks off|gets? (?:tight|hectic|busy))|clock (?:is |s )?against you|time was short|(?:you are|youre) pressed|bear up|really stretched|too much work|busiest you|hard date|out by a certain time|handle (?:pressure|stress)|cope with (?:pressure|stress))\b/,
  examples: [
    'How do you work under pressure or to a tight deadline?',
    'How are you when it all kicks off?',
    'What do you do when the clock’s against you?',
    'When time was short, what did you do?',
  ],
  stories: { isOne: isUnderPressure },
  draft: 'story',
  say: (asking) => {
    const episode = pickStory(asking, isUnderPressure, (one) => Math.min(3, pressureIn(one)));
    return episode && tellEpisode(episode, asking);
  },
};
