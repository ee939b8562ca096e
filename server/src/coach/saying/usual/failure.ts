import { isFailure } from './kinds-of-story.ts';
import { isFairlyToldWrong, pickStory, tellWithLesson } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** What was tried and did not work; an error that was put right is none, and is among what can be chosen. */
export const failure: UsualRule = {
  asks: /\b(?:failures?|(?:did not|didnt) go to plan|you failed|failed at|(?:biggest|greatest|worst) (?:flop|disappointment|setback)|flop|came to nothing|fallen short|(?:did not|didnt|just didnt) (?:come off|work out)|went badly wrong)\b/,
  examples: [
    'Tell me about a failure.',
    'What’s been your biggest flop?',
    'When have you tried something and it just didn’t come off?',
    'Can you think of something you failed at?',
  ],
  stories: { mayBeOne: isFairlyToldWrong, areToldWithCare: true, areOfFailure: true },
  draft: 'choice',
  say: (asking) => {
    const episode = pickStory(asking, isFailure);
    return episode && tellWithLesson(episode, asking);
  },
};
