import { tellEpisode } from '../tell-episode.ts';
import { isOfDifficultCustomer } from './kinds-of-story.ts';
import { isFlattering, pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** Somebody from outside who was hard to deal with, as it is written. */
export const difficultCustomer: UsualRule = {
  stories: {
    isOne: (one) => isOfDifficultCustomer(one) && isFlattering(one),
    mayBeOne: isFlattering,
  },
  draft: 'story',
  say: (asking) => {
    const episode = pickStory(asking, isOfDifficultCustomer);
    return episode && tellEpisode(episode, asking);
  },
};
