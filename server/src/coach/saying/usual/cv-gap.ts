import type { Candidate, Gap } from '#coach/candidate/candidate.ts';
import { heldFor, latestFirst } from '../jobs-held.ts';
import { inLines, tellEpisode } from '../tell-episode.ts';
import { capitalised, ended } from '../wording.ts';
import { framed } from './frame.ts';
import { isPrivate } from './kinds-of-story.ts';
import { pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

const MOST_JOBS = 3;
/** What is no job: a line with a date that says anything else names no break. */
const BREAK =
  /\b(?:breaks?|gap|carer|caring|cared for|look(?:ed|ing) after|maternity|paternity|parental|sabbatical|travel\p{L}*|redundan\p{L}*|unemployed|between jobs|illness|recover\p{L}*|raised|raising|full-time (?:parent|mother|father)|volunt\p{L}*|relocat\p{L}*|moved (?:to|house)|study|studied)\b/iu;

/** The gap that is found in the dates, with its reason where one is written; that there is none where all is dated. */
export const cvGap: UsualRule = {
  draft: 'fact',
  say: (asking) => {
    const { candidate, budget } = asking;
    const gaps = candidate.gaps.filter(({ reason }) => reason === '' || BREAK.test(reason));
    const explained = gaps.find(({ reason }) => reason !== '');
    if (explained)
      return { text: inLines([timeOf(explained), ended(capitalised(explained.reason))]), told: [] };
    const [gap] = gaps;
    if (!gap) return withoutGap(candidate);
    const episode = pickStory(asking, ({ sentences }) =>
      sentences.some(({ text }) => isPrivate(text) && BREAK.test(text)),
    );
    return episode ? tellEpisode(episode, asking) : framed('cv-gap', budget, timeOf(gap));
  },
};

const timeOf = ({ from, to }: Gap): string =>
  to === '' ? `That is the time since ${from}.` : `That is the time between ${from} and ${to}.`;

/** Only where every job says when it was. */
function withoutGap({ places }: Candidate) {
  const held = latestFirst(places);
  const areDated =
    held.length > 0 && held.every(({ from, to, isCurrent }) => from !== '' && (to !== '' || isCurrent));
  if (!areDated) return undefined;
  const lines = held.slice(0, MOST_JOBS).toReversed().map(heldFor);
  return { text: inLines(['There is no gap in it.', ...lines]), told: [], isWithoutOffers: true };
}
