import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { isBeyondDoubt, sureStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';

/** A told experience, which begins with itself: its first line is read at a glance. */
export function sayStory(asking: Asking): Spoken {
  const episode = sureStory(asking);
  if (!episode || (asking.at && !isBeyondDoubt(asking))) return NOT_SURE;
  return tellEpisode(episode, asking, asking.at ? 'On your other question, there is this.' : '');
}
