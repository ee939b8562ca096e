import { tellEpisode } from '../tell-episode.ts';
import { isAgainstColleague, isConflict, isOpenQuarrel } from './kinds-of-story.ts';
import { pickStory } from './pick-story.ts';
import type { UsualRule } from './usual-rule.ts';

/** Only a quarrel that is written as one, with a colleague. */
export const conflict: UsualRule = {
  asks: /\bsquabbles?\b|\bhad words with\b|\bcolleague you found (?:hard|difficult)\b|\b(?:conflicts?|clash\w*|quarrel\w*|barney|f[ae]ll(?:en)? out|falling out|argument|row) (?:\S+ ){0,3}(?:with|at work|on shift|between|you|in (?:a|the|your) team)\b|\b(?:did not|didnt) get on\b|\bdifficulty you had with\b|\b(?:colleague|workmate|coworker|co worker|team ?mate) (?:\S+ ){0,6}(?:see eye to eye|against you|disagree\w*|difficult|get along)\b|\b(?:disagree\w*|difficult|awkward|tension) (?:\S+ ){0,4}(?:colleague|workmate|coworker|team ?mate)\b/,
  examples: [
    'Tell me about a conflict with a colleague.',
    'Ever fallen out with somebody on shift?',
    'When did you last clash with someone you worked with?',
    'Was there a colleague you didn’t see eye to eye with?',
  ],
  stories: { mayBeOne: isAgainstColleague, areToldWithCare: true },
  draft: 'choice',
  say: (asking) => {
    const episode = pickStory(asking, isConflict, (one) => (isOpenQuarrel(one) ? 1 : 0));
    return episode && tellEpisode(episode, asking);
  },
};
