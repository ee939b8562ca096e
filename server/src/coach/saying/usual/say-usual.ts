import { type UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Asking, Spoken } from '../asking.ts';
import { framed } from './frame.ts';
import { USUAL_RULES } from './usual-rules.ts';

/** Of what they ask for another story may be one that is not written as such: it is for the user to choose. */
const ASK_FOR_STORIES: ReadonlySet<UsualId> = new Set<UsualId>([
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

/** What is written answers one of the questions that everybody is asked, else its frame does, with what there is to choose. */
export function sayUsual(id: UsualId, asking: Asking): Spoken {
  const said = USUAL_RULES[id].say(asking);
  if (said) return said;
  const frame = framed(id, asking.budget);
  return ASK_FOR_STORIES.has(id) ? { ...frame, isWithoutOffers: false, isDoubtful: true } : frame;
}
