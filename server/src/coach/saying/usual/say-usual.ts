import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Episode } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from '../asking.ts';
import { isBeyondDoubt, sureStory } from '../sure-story.ts';
import { wentWrong } from '../went-wrong.ts';
import { framed } from './frame.ts';
import { isOfAnother, isOfDifficultCustomer, isQuarrel } from './kinds-of-story.ts';
import { isFlattering, tellWithLesson } from './pick-story.ts';
import { USUAL_RULES } from './usual-rules.ts';

/** Of what they ask for another story may be one that is not written as such: it is for the user to choose. */
export const ASK_FOR_STORIES: ReadonlySet<UsualId> = new Set<UsualId>([
  'weakness',
  'conflict',
  'failure',
  'achievement',
  'pressure',
  'disagreed-manager',
  'led-team',
  'difficult-customer',
  'learned-quickly',
  'mistake',
]);

/** Good to be told for these where it is found for them, whatever words it is written in. */
const ANY_GOOD_ONE: ReadonlySet<UsualId> = new Set<UsualId>([
  'achievement',
  'pressure',
  'led-team',
  'learned-quickly',
  'difficult-customer',
]);
const ANY_QUARREL: ReadonlySet<UsualId> = new Set<UsualId>(['conflict', 'disagreed-manager']);
const ANY_THAT_WENT_WRONG: ReadonlySet<UsualId> = new Set<UsualId>(['failure', 'mistake']);

/** A good story that is sure to answer is told before one that has a rule's words. */
function tellSure(id: UsualId, asking: Asking): Spoken | undefined {
  const sure = ANY_GOOD_ONE.has(id) ? sureStory(asking) : undefined;
  return sure && isFlattering(sure) && !isOfAnother(sure) ? tellWithLesson(sure, asking) : undefined;
}

/** What a rule's words miss and is found by what it means: never more than the question may be told. */
function tellFound(id: UsualId, asking: Asking): Spoken | undefined {
  const [best] = asking.found;
  if (!best || !isBeyondDoubt(asking)) return undefined;
  const { episode } = best;
  const isWrong = ANY_THAT_WENT_WRONG.has(id) && wentWrong(episode) && isFairlyToldWrong(episode);
  const isAgainstSomebody = ANY_QUARREL.has(id) && !isOfAnother(episode) && !isOfDifficultCustomer(episode);
  return isWrong || isAgainstSomebody ? tellWithLesson(episode, asking) : undefined;
}

const isFairlyToldWrong = (episode: Episode): boolean =>
  !isOfAnother(episode) && !isQuarrel(episode) && !isOfDifficultCustomer(episode);

/** What is written answers one of the questions that everybody is asked, else its frame does, with what there is to choose. */
export function sayUsual(id: UsualId, asking: Asking): Spoken {
  const said = tellSure(id, asking) ?? USUAL_RULES[id].say(asking) ?? tellFound(id, asking);
  if (said) return said;
  const frame = framed(id, asking.budget);
  return ASK_FOR_STORIES.has(id) ? { ...frame, isWithoutOffers: false, isDoubtful: true } : frame;
}
