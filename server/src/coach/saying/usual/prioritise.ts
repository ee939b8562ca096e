import { headed, isOnce, ownLines, unquoted } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** "I go first to whoever asked, then …", `Sort my queue by air date first`, `Order on my jobs: men, then roof`. */
const ORDER =
  /\bfirst\b.*\b(?:then|next|after that)\b|,? then .*\bthen\b|\bI (?:always |usually )?prioriti[sz]e\b|^(?:I )?(?:always )?(?:sort|order|rank|triage) (?:my|the|work|jobs|everything|what)\b.*\b(?:by|first)\b|\bwhat comes first\b|^(?:my )?order (?:of|on)\b[^:]*:|\bfirst, because\b|\bbefore anything else\b/iu;
const GIVEN = /\bpriorit\p{L}+\b|\border\b/iu;

/** A general way would be made up. */
export const prioritise: UsualRule = {
  say: ({ candidate }) => {
    const [line] = ownLines(
      candidate,
      (text) => ORDER.test(unquoted(text)) && (!isOnce(text) || /\bfirst, because\b/.test(text)),
    );
    if (!line) return headed(candidate, GIVEN);
    return { text: asSaid(line.text), told: [line.episode] };
  },
};

const asSaid = (text: string): string =>
  text.replace(/^(?:Sort|Rank|Triage)\b/, (verb) => `I ${verb.toLowerCase()}`);
