import { ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** An order that is kept: "I see the sickest patient first, then …". */
const ORDER =
  /^I (?!had\b|was\b|did\b)\p{Ll}+(?<!ed)\b.*\bfirst\b.*\b(?:then|next|after|before)\b|\bI (?:always |usually )?prioriti[sz]e\b|^First I\b.*\bthen\b|\bwhat comes first\b|^(?:my )?order of work:|\bfirst, because\b/iu;

/** How the candidate orders work, where they say so; a general way would be made up. */
export const prioritise: UsualRule = {
  say: ({ candidate }) => {
    const [line] = ownLines(candidate, (text) => ORDER.test(text));
    return line && { text: line.text, told: [line.episode] };
  },
};
