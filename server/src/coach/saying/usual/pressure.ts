import type { Episode } from '#coach/candidate/candidate.ts';
import { tellEpisode } from '../tell-episode.ts';
import { pressureIn } from './kinds-of-story.ts';
import { isFlattering, pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

const isUnderPressure = (episode: Episode): boolean => pressureIn(episode) > 0 && isFlattering(episode);

/** A day when it was tight, that the candidate got through themselves. */
export const pressure: UsualRule = {
  stories: { isOne: isUnderPressure },
  draft: 'story',
  say: (asking) => {
    const episode = pickStory(asking, isUnderPressure, (one) => Math.min(3, pressureIn(one)));
    return episode && tellEpisode(episode, asking);
  },
};
