import { inLines } from '../tell-episode.ts';
import { ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** "Best with a clear problem and a quiet morning", "I like to work on my own". */
const PREFERS =
  /^(?:I (?:am |work |do my work )?(?:like|prefer|enjoy|best|happiest|better)\b|best\b|happiest\b|equally (?:happy|at home)\b).*\b(?:alone|on my own|by myself|independently|teams?|together|others|quiet|pair\p{L}*|company|both)\b/iu;
const GOES_ON = /^(?:pairing|and\b|but\b|with others\b|in a team\b|alone\b)/i;

/** With others or alone, where the candidate has said which; a story is no preference. */
export const workStyle: UsualRule = {
  isOfOneself: true,
  say: ({ candidate }) => {
    const [line] = ownLines(candidate, (text) => PREFERS.test(text));
    if (!line) return undefined;
    const { sentences } = line.episode;
    const next = sentences[sentences.findIndex(({ text }) => text === line.text) + 1];
    const goesOn = next && GOES_ON.test(next.text) ? next.text : undefined;
    return { text: inLines([line.text, goesOn]), told: [line.episode] };
  },
};
