import type { Episode } from '#coach/candidate/candidate.ts';
import { tellEpisode } from '../tell-episode.ts';
import { meritsOf } from './guard.ts';
import type { UsualRule } from './usual-rule.ts';

export const achievement: UsualRule = {
  isOfOneself: true,
  stories: {},
  draft: 'story',
  say: (asking) => {
    const [best] = atWorkFirst(meritsOf(asking, 'achievement'));
    return best && tellEpisode(best, asking);
  },
};

const atWorkFirst = (episodes: readonly Episode[]): Episode[] =>
  episodes.toSorted((one, other) => +(one.source === 'education') - +(other.source === 'education'));
