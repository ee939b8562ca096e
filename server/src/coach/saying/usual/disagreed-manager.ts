import { tellEpisode } from '../tell-episode.ts';
import { isAgainstSuperior, isDisagreement, isQuarrel } from './kinds-of-story.ts';
import { pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** Whoever asks after a designer is told of a designer. */
const OF_A_SUPERIOR =
  /\b(?:manager|boss(?:es)?|gaffer|superiors?|director|supervisor|head|above|senior|leader|chief)\b/i;

/** Only a disagreement that is written, with somebody above. */
export const disagreedManager: UsualRule = {
  stories: {
    mayBeOne: (one, asked) => isAgainstSuperior(one) || (isQuarrel(one) && !OF_A_SUPERIOR.test(asked)),
    areToldWithCare: true,
  },
  draft: 'choice',
  say: (asking) => {
    const episode = pickStory(asking, isDisagreement);
    return episode && tellEpisode(episode, asking);
  },
};
