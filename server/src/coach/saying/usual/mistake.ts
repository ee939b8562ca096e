import { isOwnMistake } from '../went-wrong.ts';
import { isConflict, isDisagreement, isOfAnother, isOfDifficultCustomer } from './kinds-of-story.ts';
import { isFairlyToldWrong, pickStory, tellWithLesson } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** What went wrong by the candidate's own doing, with what changed since. */
export const mistake: UsualRule = {
  stories: { mayBeOne: isFairlyToldWrong, areToldWithCare: true, areOfFailure: true },
  draft: 'choice',
  say: (asking) => {
    const episode = pickStory(
      asking,
      (one) =>
        isOwnMistake(one) &&
        ![isOfAnother, isOfDifficultCustomer, isConflict, isDisagreement].some((is) => is(one)),
    );
    return episode && tellWithLesson(episode, asking);
  },
};
