import { inLines } from '../tell-episode.ts';
import { headed, isOnce, ownLines, unquoted } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** "Best with a clear problem and a quiet morning", "I write best alone" */
const PREFERS =
  /^(?=.*\b(?:alone|on my own|by myself|independently|teams?|together|with (?:others|people|a \p{L}+)|pairs?|company|both|(?:quiet|noisy) room|a quiet)\b)(?:(?:I|best|happiest|equally)\b.*\b(?:like|prefer|enjoy|best|happ(?:y|ier|iest)|better|at home)\b|(?:best|happiest)\b|I(?:['’]d| would) (?:sooner|rather)\b)/iu;
const GIVEN = /\b(?:way|style) of working\b|\bhow I (?:like to )?work\b|\bworking style\b/i;
const GOES_ON = /^(?:pairing|and\b|but\b|with others\b|in a team\b|alone\b)/i;

/** Where the candidate has said which; a story is no preference. */
export const workStyle: UsualRule = {
  isOfOneself: true,
  say: ({ candidate }) => {
    const [line] = ownLines(candidate, (text) => PREFERS.test(unquoted(text)) && !isOnce(text));
    if (!line) return headed(candidate, GIVEN);
    const { sentences } = line.episode;
    const next = sentences[sentences.findIndex(({ text }) => text === line.text) + 1];
    const goesOn = next && GOES_ON.test(next.text) ? next.text : undefined;
    return { text: inLines([line.text, goesOn]), told: [line.episode] };
  },
};
