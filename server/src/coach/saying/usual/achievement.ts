import type { Episode } from '#coach/candidate/candidate.ts';
import { strongestFirst } from '../strongest.ts';
import { tellEpisode } from '../tell-episode.ts';
import { deedsFirst, isFlattering } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

export const achievement: UsualRule = {
  stories: {},
  draft: 'story',
  say: (asking) => {
    const able = atWorkFirst(deedsFirst(strongestFirst(asking.candidate, asking.told).filter(isFlattering)));
    const [found] = asking.found;
    const sought =
      found && found.coverage >= 0.5 && able.slice(0, 3).includes(found.episode) ? found.episode : able[0];
    return sought && tellEpisode(sought, asking);
  },
};

const atWorkFirst = (episodes: readonly Episode[]): Episode[] =>
  episodes.toSorted((one, other) => +(one.source === 'education') - +(other.source === 'education'));
