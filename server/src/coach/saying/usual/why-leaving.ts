import { capitalised, ended } from '../wording.ts';
import { wishesOf } from './aims.ts';
import { half } from './frame.ts';
import { listedUnder, ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

const REASON =
  /\b(?:is|are) (?:being sold|closing|moving to|relocating|shutting)\b|\b(?:contract|post|funding|placement) (?:ends|is ending|runs out)\b|\b(?:made )?redundan\p{L}+\b|\breason for (?:leaving|looking|applying)\b/iu;

/** The reason that is written, else what is looked for; never a complaint. */
export const whyLeaving: UsualRule = {
  draft: 'fact',
  isOfOneself: true,
  say: ({ candidate, budget }) => {
    const listed = listedUnder(candidate, /\breason\b/i);
    if (listed !== undefined) return { text: ended(capitalised(listed)), told: [] };
    const [reason] = ownLines(candidate, (text) => REASON.test(text) && !/^(?:is|are|was)\b/i.test(text));
    if (reason) return { text: reason.text, told: [reason.episode] };
    const [aim] = wishesOf(candidate);
    return aim && { ...half('why-leaving', 'second', budget, aim.text), told: [aim.episode] };
  },
};
