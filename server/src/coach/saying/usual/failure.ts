import { isFailure } from './kinds-of-story.ts';
import { isFairlyToldWrong, pickStory, tellWithLesson } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** What was tried and did not work; an error that was put right is none, and is among what can be chosen. */
export const failure: UsualRule = {
  stories: { mayBeOne: isFairlyToldWrong, areToldWithCare: true, areOfFailure: true },
  draft: 'choice',
  say: (asking) => {
    const episode = pickStory(asking, isFailure);
    return episode && tellWithLesson(episode, asking);
  },
};
