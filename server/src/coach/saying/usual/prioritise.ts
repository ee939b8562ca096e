import { ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** An order that is kept: "I see the sickest patient first, then …". */
const ORDER =
  /^I (?!had\b|was\b|did\b)\p{Ll}+(?<!ed)\b.*\bfirst\b.*\b(?:then|next|after|before)\b|\bI (?:always |usually )?prioriti[sz]e\b|^First I\b.*\bthen\b|\bwhat comes first\b/iu;

/** How the candidate orders work, where they say so; a general way would be made up. */
export const prioritise: UsualRule = {
  asks: /\bprioriti[sz]\w*\b|\b(?:decide|know|work out|sort out) (?:\S+ ){0,2}(?:what|which|whats) (?:\S+ ){0,3}(?:first|urgent|matters most|can wait|important)\b|\bwhat is urgent\b|\borgani[sz]e your (?:workload|work|day)\b|\bputting jobs in order\b|\bhow do you (?:juggle|order your work)\b|\bwhat (?:comes|do you do) first\b|\bwho is first\b|\bplan your (?:month|week|day)\b|\bwhere do you start\b/,
  examples: [
    'How do you prioritise?',
    'How do you decide what gets done first?',
    'What’s your way of putting jobs in order?',
    'How do you juggle things?',
  ],
  say: ({ candidate }) => {
    const [line] = ownLines(candidate, (text) => ORDER.test(text));
    return line && { text: line.text, told: [line.episode] };
  },
};
