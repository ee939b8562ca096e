import type { Episode } from '#coach/candidate/candidate.ts';
import { tellEpisode } from '../tell-episode.ts';
import { meritsOf } from './guard.ts';
import { deedsFirst } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

export const achievement: UsualRule = {
  isOfOneself: true,
  stories: {},
  draft: 'story',
  say: (asking) => {
    const able = atWorkFirst(deedsFirst(meritsOf(asking)));
    const [found] = asking.found;
    const sought =
      found && found.coverage >= 0.5 ? able.slice(0, 3).find(({ id }) => id === found.episode.id) : undefined;
    const best = sought ?? able[0];
    return best && tellEpisode(best, asking);
  },
};

const atWorkFirst = (episodes: readonly Episode[]): Episode[] =>
  episodes.toSorted((one, other) => +(one.source === 'education') - +(other.source === 'education'));
