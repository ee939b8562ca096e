import { inLines } from '../tell-episode.ts';
import { headed, isOfTerms, isOnce, likelyLines, ownLines, unquoted } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** "Best with a clear problem and a quiet morning", "I write best alone" */
const PREFERS =
  /^(?=.*\b(?:alone|on my own|by myself|independently|teams?|together|with (?:others|people|a \p{L}+)|pairs?|company|both|(?:quiet|noisy) room|a quiet)\b)(?:(?:I|best|happiest|equally)\b.*\b(?:like|prefer|enjoy|best|happ(?:y|ier|iest)|better|at home)\b|(?:best|happiest)\b|I(?:['’]d| would) (?:sooner|rather)\b)/iu;
const GIVEN = /^(?:my )?(?:(?:way|style) of working|working style)$|^how I (?:like to )?work$/i;
const LIKELY = 0.25;
const GOES_ON = /^(?:pairing|and\b|but\b|with others\b|in a team\b|alone\b)/i;

/** Where the candidate has said which; a story is no preference. */
export const workStyle: UsualRule = {
  isOfOneself: true,
  say: (asking) => {
    const { candidate } = asking;
    const [said] = ownLines(
      candidate,
      (text) => PREFERS.test(unquoted(text)) && !isOnce(text) && !isOfTerms(text),
    );
    const given = said ? undefined : headed(candidate, GIVEN);
    if (given) return given;
    const line = said ?? likelyLines(asking, 'work-style', LIKELY).find(({ text }) => !isOnce(text));
    if (!line) return undefined;
    const { sentences } = line.episode;
    const next = sentences[sentences.findIndex(({ text }) => text === line.text) + 1];
    const goesOn = next && GOES_ON.test(next.text) ? next.text : undefined;
    return { text: inLines([line.text, goesOn]), told: [line.episode] };
  },
};
