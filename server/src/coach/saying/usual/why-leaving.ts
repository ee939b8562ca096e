import { capitalised, ended } from '../wording.ts';
import { wishesOf } from './aims.ts';
import { half } from './frame.ts';
import { listedUnder, ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

const REASON =
  /\b(?:is|are) (?:being sold|closing|moving to|relocating|shutting)\b|\b(?:contract|post|funding|placement) (?:ends|is ending|runs out)\b|\b(?:made )?redundan\p{L}+\b|\breason for (?:leaving|looking|applying)\b/iu;

/** The reason that is written, else what is looked for; never a complaint. */
export const whyLeaving: UsualRule = {
  asks: /\bwhy (?:\S+ ){0,4}(?:leav\w+|quit\w*|change jobs|chang\w+ jobs?|mov(?:e|ing) on|pack in|not stay)\b|\b(?:reasons?|decision|decide\w*) (?:\S+ ){0,3}(?:to go|to leave|for leaving|for looking|to move)\b|\b(?:making|made|makes) you (?:\S+ ){0,2}(?:move on|leave|look)\b|\bwhat is wrong with where you are\b|\bhow come you(?: are)? (?:looking|leaving)\b|\bwhy now\b|\bgive up the job you have\b/,
  examples: [
    'Why are you leaving your job?',
    'What’s making you move on?',
    'Why do you wish to change jobs?',
    'How come you’re looking?',
  ],
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
