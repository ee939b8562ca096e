import { tellEpisode } from '../tell-episode.ts';
import { isAgainstColleague, isConflict, isOpenQuarrel } from './kinds-of-story.ts';
import { pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** Only a quarrel that is written as one, with a colleague. */
export const conflict: UsualRule = {
  stories: { mayBeOne: isAgainstColleague, areToldWithCare: true },
  draft: 'choice',
  say: (asking) => {
    const episode = pickStory(asking, isConflict, (one) => (isOpenQuarrel(one) ? 1 : 0));
    return episode && tellEpisode(episode, asking);
  },
};
