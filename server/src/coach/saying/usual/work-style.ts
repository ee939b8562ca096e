import { inLines } from '../tell-episode.ts';
import { ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** "Best with a clear problem and a quiet morning", "I like to work on my own". */
const PREFERS =
  /^(?:I (?:am |work |do my work )?(?:like|prefer|enjoy|best|happiest|better)\b|best\b|happiest\b|equally (?:happy|at home)\b).*\b(?:alone|on my own|by myself|independently|teams?|together|others|quiet|pair\p{L}*|company|both)\b/iu;
const GOES_ON = /^(?:pairing|and\b|but\b|with others\b|in a team\b|alone\b)/i;

/** With others or alone, where the candidate has said which; a story is no preference. */
export const workStyle: UsualRule = {
  asks: /\b(?:team|others|company|crew|teamwork|alongside others)\b.*\b(?:alone|on your own|by yourself|solo|your own company|left to it|your own thing)\b|\b(?:alone|on your own|by yourself|solo|left to it|yourself)\b.*\b(?:team|others|company|crew|alongside)\b|\bsolitary worker\b|\blikes company at work\b|\bteam (?:man|player)\b/,
  examples: [
    'Do you work better in a team or alone?',
    'Team or solo, which suits you?',
    'Alone or with others, how do you work best?',
    'Are you more of a solitary worker?',
  ],
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
