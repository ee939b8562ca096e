import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import { overlapsWithJob } from '../job-fit.ts';
import { tellEpisode } from '../tell-episode.ts';
import { meritIn, meritsOf } from './guard.ts';
import type { UsualRule } from './usual-rule.ts';

const isOfGap = ({ gaps }: Candidate, { sentences: [first] }: Episode): boolean =>
  gaps.some(({ reason }) => reason.includes(first!.text));

export const whyHireYou: UsualRule = {
  draft: 'story',
  say: (asking) => {
    const { candidate, question, told } = asking;
    const [overlap] = overlapsWithJob(candidate).flatMap((one) => {
      const episode = told.episodes.includes(one.episode.id) ? undefined : meritIn(one.episode, asking.kinds);
      return episode && tellsDeed(episode) && !isOfGap(candidate, episode) ? { ...one, episode } : [];
    });
    const about = overlap ? { ...question, focus: overlap.said.tokens } : question;
    const episode = overlap?.episode ?? meritsOf(asking)[0];
    return episode && tellEpisode(episode, { ...asking, question: about }, 'Because of what I have done.');
  },
};
