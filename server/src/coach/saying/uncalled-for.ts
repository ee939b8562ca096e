import type { Episode } from '#coach/candidate/candidate.ts';
import type { Asking } from './asking.ts';
import { asksForFailure } from './asks-for-failure.ts';
import { isBeyondDoubt } from './sure-story.ts';
import { isOfTrouble } from './usual/pick-story.ts';

export const isUncalledFor = (episode: Episode, asking: Asking): boolean =>
  isOfTrouble(episode) && !asksForFailure(asking.question) && !isBeyondDoubt(asking);
