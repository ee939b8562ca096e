import { MARKERS } from '../word-classes.ts';
import type { NoQuestion } from './no-question.ts';

const NODS = new Set(
  `okay ok right yes yeah yep mm mhm mm-hmm mmm uh-huh uh huh hmm hm great good lovely fine perfect wow oh ah aw
  aww ha cool nice very super brilliant excellent fair enough sure gotcha gosh blimey dang thanks thank you for
  that sharing i see correct absolutely totally no kidding man smart interesting makes sense really fun all
  exactly of course indeed so helpful god achha understood noted terrific awesome wonderful`.split(/\s+/),
);
const LISTENING =
  /^(?:oh )?(?:(?:is|was|did|does|do|has|had|have|are|were) (?:that|it|he|she|they|we|you)(?: really| right| so| now)?|how about that|you don't say|say no more|no way)$/;

export const backchannel: NoQuestion = {
  kind: 'backchannel',
  isCertain: ({ text, whole, words }) =>
    !(/^and\b/.test(whole) && words.at(-1)!.stop === '?') && // “and then?”
    ((words.length <= 8 && words.every(({ plain }) => NODS.has(plain) || MARKERS.has(plain))) ||
      (text.split(' ').length <= 4 && LISTENING.test(text))),
  lines: [
    'Mhm.',
    'Okay, great.',
    'Oh, did they really?',
    'Right, that makes sense.',
    'is that so',
    'No kidding?',
  ],
};
