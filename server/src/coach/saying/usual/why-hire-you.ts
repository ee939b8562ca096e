import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import { overlapsWithJob } from '../job-fit.ts';
import { strongestFirst } from '../strongest.ts';
import { tellEpisode } from '../tell-episode.ts';
import { isFlattering } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

export const whyHireYou: UsualRule = {
  draft: 'story',
  say: (asking) => {
    const { candidate, question, told } = asking;
    const overlap = overlapsWithJob(candidate).find(
      ({ episode }) => !told.episodes.includes(episode.id) && isFlattering(episode) && tellsDeed(episode),
    );
    const about = overlap ? { ...question, focus: overlap.said.tokens } : question;
    const episode = overlap?.episode ?? strongestFirst(candidate, told).find(isFlattering);
    return episode && tellEpisode(episode, { ...asking, question: about }, 'Because of what I have done.');
  },
};
