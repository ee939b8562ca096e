import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import { isKnownName } from './say-of-name.ts';
import { nearStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { asksForFailure } from './asks-for-failure.ts';
import { isOfAnother, isToAnothersCredit } from './usual/kinds-of-story.ts';
import { isOfTrouble } from './usual/pick-story.ts';

/** A story is no number. */
const ASKS_FOR_A_FIGURE = /\bhow (?:many|much|large|big|old|long|often)\b/i;

/** A story that may well answer a thought, told as what comes nearest. */
export function sayNearest(asking: Asking): Spoken {
  const { candidate, question } = asking;
  const episode = nearStory(asking);
  if (
    !episode ||
    !tellsDeed(episode) ||
    isOfAnother(episode) ||
    isToAnothersCredit(episode) ||
    (question.kind !== 'situational' && isOfTrouble(episode) && !asksForFailure(question)) || // a case is of trouble itself
    ASKS_FOR_A_FIGURE.test(question.text) ||
    question.names.some((name) => !isKnownName(candidate, name))
  )
    return NOT_SURE;
  return { ...tellEpisode(episode, asking, 'I would answer that from my own work.'), isDoubtful: true };
}
