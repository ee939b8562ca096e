import { isOwnMistake } from '../went-wrong.ts';
import { isConflict, isDisagreement, isOfAnother, isOfDifficultCustomer } from './kinds-of-story.ts';
import { isFairlyToldWrong, pickStory, tellWithLesson } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** What went wrong by the candidate's own doing, with what changed since. */
export const mistake: UsualRule = {
  asks: /\b(?:mistakes?|messed up|slipped up|slip of yours|(?:got|get|gotten|did|done) (?:\S+ )?wrong|error in|an error|drops one)\b(?!.*\b(?:colleague|somebody else|someone else|others?)(?:s)? (?:mistake|error))/,
  examples: [
    'Tell me about a mistake you made.',
    'Tell me about a time you messed up.',
    'What have you got wrong on the job?',
    'Have you ever made an error in the books?',
  ],
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
