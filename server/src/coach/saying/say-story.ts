import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { asksForFailure } from './asks-for-failure.ts';
import { isBeyondDoubt, sureStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { isOfTrouble } from './usual/pick-story.ts';

/**
 * A told experience, which begins with itself: its first line is read at a glance. An error or a quarrel is told to who
 * asks for one, and else where it answers beyond doubt.
 */
export function sayStory(asking: Asking): Spoken {
  const episode = sureStory(asking);
  const isUncalledFor = episode && isOfTrouble(episode) && !asksForFailure(asking.question);
  if (!episode || ((asking.at || isUncalledFor) && !isBeyondDoubt(asking))) return NOT_SURE;
  return tellEpisode(episode, asking, asking.at ? 'On your other question, there is this.' : '');
}
