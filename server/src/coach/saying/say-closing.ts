import { type Asking, isKnown, type Spoken } from './asking.ts';
import { strongestFirst } from './strongest.ts';
import { tellEpisode } from './tell-episode.ts';
import { isFlattering } from './usual/pick-story.ts';
import { sayUsual } from './usual/say-usual.ts';

export function sayClosing(asking: Asking): Spoken {
  const { candidate, question, told } = asking;
  const addsSomething = /\b(add|anything else|missed|should know|final|last word)\b/i.test(question.text);
  const untold = strongestFirst(candidate, told).find(
    (episode) => !told.episodes.includes(episode.id) && isFlattering(episode),
  );
  if (addsSomething && isKnown(candidate) && untold) {
    return tellEpisode(untold, asking, 'There is one thing that we have not spoken about.');
  }
  return sayUsual('questions-for-us', asking);
}
