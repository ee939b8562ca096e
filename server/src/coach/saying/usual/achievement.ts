import { tellEpisode } from '../tell-episode.ts';
import { meritsOf } from './guard.ts';
import type { UsualRule } from './usual-rule.ts';

export const achievement: UsualRule = {
  isOfOneself: true,
  stories: {},
  draft: 'story',
  say: (asking) => {
    const [best] = meritsOf(asking, 'achievement');
    return best && tellEpisode(best, asking);
  },
};
