import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import opinions from './opinions.json' with { type: 'json' };
import { methodFor } from './methods.ts';
import { isBeyondDoubt, isOverBlanks, sureStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { tellsOfOneself } from './usual/own-subject.ts';
import { isFlattering, isPresentable } from './usual/pick-story.ts';
import { varied } from './wording.ts';

export function saySituational(asking: Asking): Spoken {
  const { question, told } = asking;
  const opinion = OPINIONS.find(([asks]) => asks.test(question.text));
  if (opinion) return { text: varied(opinion[1], question.text, told), told: [], isDoubtful: true };
  if (methodFor(question) !== undefined && !isOverBlanks(asking)) return NOT_SURE;
  const episode = sureStory(asking);
  const isFit =
    episode &&
    isPresentable(episode) &&
    tellsOfOneself(episode) &&
    (isBeyondDoubt(asking) || (tellsDeed(episode) && isFlattering(episode)));
  return isFit ? tellEpisode(episode, asking, 'The closest that I have done is this.') : NOT_SURE;
}

/** Questions that anybody can answer, and no story better: "describe yourself in one word". */
const OPINIONS = opinions.map(({ asks, says }) => [new RegExp(asks, 'is'), says] as const);
