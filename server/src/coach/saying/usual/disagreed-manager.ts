import { tellEpisode } from '../tell-episode.ts';
import { isAgainstSuperior, isDisagreement, isQuarrel } from './kinds-of-story.ts';
import { pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** Whoever asks after a designer is told of a designer. */
const OF_A_SUPERIOR =
  /\b(?:manager|boss(?:es)?|gaffer|superiors?|director|supervisor|head|above|senior|leader|chief)\b/i;

/** Only a disagreement that is written, with somebody above. */
export const disagreedManager: UsualRule = {
  asks: /\b(?:disagree\w*|differed|opposing|opposed|see eye to eye|pushed back|push back|told|mistaken|wrong|accept your view|against) (?:\S+ ){0,8}(?:manager|boss|bosses?|gaffer|superior|director|supervisor|head|above)\b|\b(?:manager|boss|gaffer|superior|director|supervisor) (?:\S+ ){0,5}(?:disagree\w*|see eye to eye|was wrong|was mistaken|accept your view|would not listen|wouldnt accept)\b/,
  examples: [
    'Tell me about a time you disagreed with your manager.',
    'Have you ever told your boss he was wrong?',
    'Ever pushed back on something from above?',
    'Can you recall opposing a decision of your boss’s?',
  ],
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
