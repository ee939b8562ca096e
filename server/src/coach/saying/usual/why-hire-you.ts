import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { tellEpisode } from '../tell-episode.ts';
import { meritsOf } from './guard.ts';
import type { UsualRule } from './usual-rule.ts';

const isOfGap = ({ gaps }: Candidate, { sentences: [first] }: Episode): boolean =>
  gaps.some(({ reason }) => reason.includes(first!.text));

export const whyHireYou: UsualRule = {
  draft: 'story',
  say: (asking) => {
    const episode = meritsOf(asking, 'achievement').find((one) => !isOfGap(asking.candidate, one));
    return episode && tellEpisode(episode, asking, 'Because of what I have done.');
  },
};
