import { overlapsWithJob } from '../job-fit.ts';
import { strongestFirst } from '../strongest.ts';
import { tellEpisode } from '../tell-episode.ts';
import { isFlattering } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** What the candidate did that is like what the job asks for, else what speaks best for them. */
export const whyHireYou: UsualRule = {
  asks: /\bwhy (?:should|would|ought) (?:we|i|they) (?:\S+ ){0,2}(?:hire|choose|pick|take|employ|give|appoint|select|go with)\b|\bwhy you\b|\bsell yourself\b|\bright (?:person|candidate|one|fit) for\b|\b(?:best|better) (?:person|candidate)\b|\bwhy are you (?:suited|suitable|right)\b|\bwhat would we (?:be getting|gain|get)\b|\bqualifies you\b|\bwhat makes you the right\b/,
  examples: [
    'Why should we hire you?',
    'Why you and not the next bloke?',
    'What makes you the right one for this?',
    'Why ought we to appoint you?',
  ],
  draft: 'story',
  say: (asking) => {
    const { candidate, question, told } = asking;
    const overlap = overlapsWithJob(candidate).find(
      ({ episode }) => !told.episodes.includes(episode.id) && isFlattering(episode),
    );
    const about = overlap ? { ...question, focus: overlap.said.tokens } : question;
    const episode = overlap?.episode ?? strongestFirst(candidate, told).find(isFlattering);
    return episode && tellEpisode(episode, { ...asking, question: about }, 'Because of what I have done.');
  },
};
