import { tellEpisode } from '../tell-episode.ts';
import { wentWrong } from '../went-wrong.ts';
import { isOfLearning, tellsLearning } from './kinds-of-story.ts';
import { isFlattering, pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** Something that was new, and the time that it took. */
export const learnedQuickly: UsualRule = {
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
