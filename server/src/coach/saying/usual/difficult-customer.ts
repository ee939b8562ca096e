import { tellEpisode } from '../tell-episode.ts';
import { isOfDifficultCustomer } from './kinds-of-story.ts';
import { isFlattering, pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** Somebody from outside who was hard to deal with, as it is written. */
export const difficultCustomer: UsualRule = {
  asks: /\b(?:difficult|awkward|troublesome|angry|unhappy|demanding|worst|hardest|rude|cross) (?:\S+ ){0,2}(?:customers?|clients?|guests?|patients?|parents?|relatives?|callers?|suppliers?|person on the phone|people at the till)\b|\b(?:customers?|clients?|guests?|patients?|parents?|relatives?|caller|someone outside the firm) (?:\S+ ){0,4}(?:kick off|not happy|wasnt happy|unhappy|complain\w*|cross|angry|hard to deal with|difficult|upset)\b/,
  examples: [
    'Tell me about a difficult customer.',
    'Ever had a customer kick off at you?',
    'Describe an awkward client.',
    'How did you handle a customer who wasn’t happy?',
  ],
  stories: {
    isOne: (one) => isOfDifficultCustomer(one) && isFlattering(one),
    mayBeOne: isFlattering,
  },
  draft: 'story',
  say: (asking) => {
    const episode = pickStory(asking, isOfDifficultCustomer);
    return episode && tellEpisode(episode, asking);
  },
};
