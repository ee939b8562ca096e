import { tellEpisode } from '../tell-episode.ts';
import { wentWrong } from '../went-wrong.ts';
import { isOfLearning, tellsLearning } from './kinds-of-story.ts';
import { isFlattering, pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** Something that was new, and the time that it took. */
export const learnedQuickly: UsualRule = {
  asks: /\b(?:learn\w*|pick (?:\S+ ){0,3}up|master|teach yourself|getting to know|get up to speed) (?:\S+ ){0,6}(?:quickly|fast|hurry|short notice|overnight|no time|rush|few weeks|new system)\b|\bhow (?:quick|fast) (?:are you|can you|do you) (?:\S+ )?learn\b|\bthrown in at the deep end\b|\bcompletely new to you\b/,
  examples: [
    'Tell me about a time you had to learn something quickly.',
    'When did you have to pick something up fast?',
    'Have you ever been thrown in at the deep end with a new system?',
    'When did you have to master something at short notice?',
  ],
  stories: {
    isOne: (one) => isOfLearning(one) && isFlattering(one),
    mayBeOne: (one) => tellsLearning(one) && isFlattering(one),
  },
  draft: 'story',
  say: (asking) => {
    const episode = pickStory(asking, (one) => isOfLearning(one) && !wentWrong(one));
    return episode && tellEpisode(episode, asking);
  },
};
