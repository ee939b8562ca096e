import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { isBeyondDoubt, sureStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import type { Episode } from '#coach/candidate/candidate.ts';
import { asksForFailure } from './asks-for-failure.ts';
import { isSurelyTrouble } from './usual/guard.ts';
import { isAgainstColleague } from './usual/kinds-of-story.ts';
import { isOfTrouble } from './usual/pick-story.ts';
import { isHarmful } from './usual/usual-rules.ts';
import { wentWrong } from './went-wrong.ts';

/**
 * Begins with itself: the first line is read at a glance. Errors and quarrels only where asked for or beyond
 * doubt.
 */
export function sayStory(asking: Asking): Spoken {
  const episode = sureStory(asking);
  const isBeside = asking.at !== undefined && !isBeyondDoubt(asking);
  if (!episode || isBeside || isUncalledFor(episode, asking)) return NOT_SURE;
  return tellEpisode(episode, asking, asking.at ? 'On your other question, there is this.' : '');
}

export const isUncalledFor = (episode: Episode, asking: Asking): boolean =>
  WISH.test(episode.sentences[0]!.text) ||
  Object.entries(OTHER).some(([id, is]) => id === asking.question.nearestUsual && is(episode)) ||
  ((isOfTrouble(episode) || isOfOtherTrouble(episode, asking)) &&
    !asksForFailure(asking.question) &&
    !isBeyondDoubt(asking));

const isOfOtherTrouble = (episode: Episode, { kinds, question: { nearestUsual } }: Asking): boolean =>
  nearestUsual !== undefined && !isHarmful(nearestUsual) && isSurelyTrouble(episode, kinds);
const WISH = /^(?:Looking ahead,? )?I would like to\b/;
const OTHER = { 'disagreed-manager': isAgainstColleague, 'difficult-customer': wentWrong };
