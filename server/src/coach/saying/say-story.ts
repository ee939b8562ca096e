import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { isBeyondDoubt, sureStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { isUncalledFor } from './uncalled-for.ts';

/**
 * A told experience, which begins with itself: its first line is read at a glance. An error or a quarrel is told to who
 * asks for one, and else where it answers beyond doubt.
 */
export function sayStory(asking: Asking): Spoken {
  const episode = sureStory(asking);
  const isBeside = asking.at !== undefined && !isBeyondDoubt(asking);
  if (!episode || isBeside || isUncalledFor(episode, asking)) return NOT_SURE;
  return tellEpisode(episode, asking, asking.at ? 'On your other question, there is this.' : '');
}
